internal import Diagnostics

extension SyntaxProblem {
  /// The problem in words, at its place.
  func diagnostic(in path: String) -> Diagnostic {
    let (message, help) = words
    return Diagnostic(
      kind == .tooDeep ? "css/too-deep" : "css/syntax",
      kind == .tooDeep ? .error : .warning,
      at: Place(path: path, span: span),
      message,
      help: help
    )
  }

  private var words: (message: String, help: String?) {
    switch kind {
    case .brokenString:
      ("the text in quotes runs into the end of its line", "close the quote on the same line")
    case .brokenURL:
      ("the address in `url()` holds a character that needs quotes", "url(\"…\")")
    case .unclosedString:
      ("the text in quotes runs to the end of the file", "close the quote")
    case .unclosedURL:
      ("`url(` runs to the end of the file", "close it with `)`")
    case .unclosedComment:
      ("the comment runs to the end of the file", "close it with `*/`")
    case .unclosedBlock(let bracket):
      (
        "`\(character(bracket.opening))` is not closed before the file ends",
        "close it with `\(character(bracket.closing))`"
      )
    case .unopened(let bracket):
      ("nothing opened this `\(character(bracket.closing))`", nil)
    case .tooDeep:
      (
        "brackets nest more than \(Lexer.depthLimit) deep, so what is inside is not read",
        nil
      )
    case .notUTF8:
      (
        "these bytes are not UTF-8 text, and a browser reads U+FFFD for them",
        "save the file as UTF-8"
      )
    case .notADeclaration:
      ("this is no declaration, so a browser drops it", "name: value;")
    case .ruleWithoutBlock:
      ("this rule has no block, so a browser drops it", nil)
    case .badValue(let property):
      (
        "a value may not hold what stands here, so a browser drops this `\(property.string)`",
        nil
      )
    }
  }

  private func character(_ byte: UInt8) -> Character {
    Character(Unicode.Scalar(byte))
  }
}
