internal import Diagnostics
internal import Documents

extension APIReading {
  /// The words of a named enum.
  mutating func words(_ fields: Fields) -> APIWords? {
    if let type = fields["type"], case .string(let word) = type.value, word.text != "string" {
      report(
        "models/not-in-dialect",
        type.span,
        "an enum is of strings, not of `\(word.text.shown)`",
        help: "type: string"
      )
      return nil
    }
    let isClosed = boolean(fields, "x-closed") ?? false
    guard let node = fields["enum"] else { return nil }
    let elements = elements(node, "`enum`")
    if elements.isEmpty, case .array = node.value {
      report("models/enum", node.span, "an enum has at least one word", help: "enum: [word]")
    }
    var words: [APIWords.Word] = []
    var scope = NameScope()
    for element in elements {
      guard let text = text(element, "a word of `enum`"),
        let name = caseName(text.text, at: text.span, in: &scope)
      else { continue }
      words.append(APIWords.Word(text: text.text.string, name: name, span: text.span))
    }
    return APIWords(words: words, isClosed: isClosed, otherName: otherName(in: scope))
  }

  /// The name of the case for a word, taken from a scope; nil if it has none or another has it.
  mutating func caseName(_ word: Text, at span: Span, in scope: inout NameScope) -> String? {
    guard let name = CodeName.camel(word.string) else {
      report(
        "models/name",
        span,
        "`\(word.shown)` has neither a letter nor a digit, so nothing can be named after it",
        help: "give it a word such as `none`"
      )
      return nil
    }
    guard let owner = scope.take(name, for: word.string, at: span) else { return name }
    let isSame = word.equals(owner.what)
    report(
      isSame ? "models/twice" : "models/name-collision",
      span,
      isSame
        ? "`\(word.shown)` stands here twice"
        : "`\(word.shown)` and `\(Text(owner.what).shown)` both become `\(name)` in code, letter case aside",
      help: isSame ? "remove one of the two" : "rename one of the two",
      related: [(owner.span, "the other one is here")]
    )
    return nil
  }

  /// The name of the case for what no other case is.
  func otherName(in scope: NameScope) -> String {
    var name = "unknown"
    while !scope.isFree(name) { name += "Word" }
    return name
  }
}
