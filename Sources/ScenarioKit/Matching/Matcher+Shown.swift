extension Matcher {
  /// What is expected, for a sentence.
  var shown: String {
    switch kind {
    case .value(let value): value.shown
    case .any: "anything"
    case .absent: "nothing"
    case .about(let near, let tolerance):
      "\(JSONValue.double(near).shown) ± \(JSONValue.double(tolerance).shown)"
    case .not(let matcher): "not \(matcher.shown)"
    case .array(let items): JSONValue.cut("[\(Self.list(items))]")
    case .unordered(let items): JSONValue.cut("[\(Self.list(items))] in any order")
    case .has(let items): JSONValue.cut("an array with \(Self.list(items))")
    case .object(let members):
      JSONValue.cut(
        "{" + members.map { "\($0.key.quoted): \($0.matcher.shown)" }.joined(separator: ", ") + "}"
      )
    }
  }

  private static func list(_ items: [Matcher]) -> String {
    items.map(\.shown).joined(separator: ", ")
  }
}
