internal import Diagnostics
internal import Documents

/// An escape that is good JSON, but stands for what no text of an app can hold.
enum TextProblem {
  /// Half of a pair of surrogates.
  case loneSurrogate(Span)
  /// U+0000.
  case nul(Span)

  /// The problem, for who uses the text at `span`.
  func inText(_ span: Span, of file: SourceFile) -> ReadDocument.ValueProblem {
    let diagnostic =
      switch self {
      case .loneSurrogate(let escape):
        Diagnostic(
          "json/lone-surrogate",
          .error,
          at: file.place(escape),
          "half of a surrogate pair is not a character, and no app can show it",
          help: "write both halves, as in \\ud83d\\ude9a, or the character itself"
        )
      case .nul(let escape):
        Diagnostic(
          "json/nul",
          .error,
          at: file.place(escape),
          "the character U+0000 ends or corrupts a text on both platforms",
          help: "remove \\u0000"
        )
      }
    return ReadDocument.ValueProblem(diagnostic, concerns: [span])
  }
}
