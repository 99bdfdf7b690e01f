internal import Catalogue
internal import Diagnostics

/// Writes the enum of a select's words.
enum SwiftChoice {
  /// Writes the enum of an argument of a key.
  static func write(
    _ choice: ParameterType.Choice,
    of argument: String,
    in key: KeyPlan,
    to code: inout CodeWriter
  ) {
    let cases = names(of: choice.words)
    let selects = key.selectors.contains { $0.kind == .word && $0.argument == argument }
    SwiftComment.write([Text("What `\(argument)` is in `\(key.name)`.")], to: &code)
    code.block("public enum \(choice.typeName): Swift.Hashable, Swift.Sendable {") { code in
      for name in cases { code.line("case \(name)") }
      code.line(
        choice.printsWord ? "/// Every other word, which is printed." : "/// Every other word."
      )
      code.line(choice.printsWord ? "case other(Swift.String)" : "case other")
      code.line()
      code.line("/// The case of a word, `other` where it has none.")
      code.block("public init(_ word: Swift.String) {") { code in
        code.line("switch word {")
        for (name, word) in zip(cases, choice.words) {
          code.line("case \(SwiftCode.literal(word)): self = .\(name)")
        }
        code.line("default: self = .other\(choice.printsWord ? "(word)" : "")")
        code.line("}")
      }
      if choice.printsWord {
        code.line()
        code.line("/// The word.")
        code.block("public var word: Swift.String {") { code in
          write(cases, choice.words, other: "other(let word): word", part: "", to: &code)
        }
      }
      guard selects else { return }
      code.line()
      code.block("var _part: Swift.String {") { code in
        write(cases, choice.words, other: "other: \"__other\"", part: "__", to: &code)
      }
    }
  }

  private static func write(
    _ cases: [String],
    _ words: [String],
    other: String,
    part: String,
    to code: inout CodeWriter
  ) {
    code.line("switch self {")
    for (name, word) in zip(cases, words) {
      code.line("case .\(name): \(SwiftCode.literal(part + word))")
    }
    code.line("case .\(other)")
    code.line("}")
  }

  /// The cases of words, each once; `other` is ours.
  private static func names(of words: [String]) -> [String] {
    var used: Set<String> = ["other", "word", "_part", "hashValue"]
    return words.map { word in
      var name = Identifier.member(word)
      while !used.insert(name).inserted { name += "_" }
      return SwiftCode.member(name)
    }
  }
}
