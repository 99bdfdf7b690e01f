/// A step of a case, in JSON.
enum CaseStep {
  /// The step that does a word, with members that are JSON already.
  static func text(_ word: String, _ members: (String, String?)...) -> String {
    let others = members.compactMap { key, value in value.map { "\(quoted(key)): \($0)" } }
    return "{ " + (["\"do\": \(quoted(word))"] + others).joined(separator: ", ") + " }"
  }

  static func object(_ members: (String, String?)...) -> String {
    let all = members.compactMap { key, value in value.map { "\(quoted(key)): \($0)" } }
    return "{ " + all.joined(separator: ", ") + " }"
  }

  static func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

  static func seconds(_ milliseconds: Int64) -> String {
    let whole = milliseconds / 1_000
    let rest = abs(milliseconds % 1_000)
    guard rest > 0 else { return "\(whole)" }
    let digits = String(String(1_000 + rest).dropFirst())
    return (milliseconds < 0 && whole == 0 ? "-" : "") + "\(whole).\(digits)"
  }

  static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
