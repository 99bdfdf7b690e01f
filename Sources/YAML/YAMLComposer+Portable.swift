internal import Diagnostics
internal import Documents

extension YAMLComposer {
  func anchorProblem(_ name: String, at span: Span) -> ReadDocument.ValueProblem {
    problem(
      "yaml/anchor",
      at: span,
      "the anchor `&\(Text(name).shown)` is not allowed in this file",
      help: "remove the anchor, and write the value out wherever it is needed"
    )
  }

  func aliasProblem(_ name: String, at span: Span) -> ReadDocument.ValueProblem {
    problem(
      "yaml/alias",
      at: span,
      "the alias `*\(Text(name).shown)` is not allowed in this file",
      help: "write out the value that it stands for"
    )
  }

  func tagProblem(at span: Span) -> ReadDocument.ValueProblem {
    problem(
      "yaml/tag",
      at: span,
      "tags are not allowed in this file",
      help: "remove the tag; a text that looks like something else goes between quotes"
    )
  }

  func ambiguousScalar(_ text: DocumentText, _ reading: String) -> ReadDocument.ValueProblem {
    let word = text.text.shown
    return problem(
      "yaml/ambiguous-scalar",
      at: text.span,
      "without quotes, readers of YAML take `\(word)` \(reading)",
      help: text.text == "~" ? "write null, or '~' for the text" : "for a text write '\(word)'"
    )
  }

  private func problem(
    _ id: String,
    at span: Span,
    _ message: String,
    help: String
  ) -> ReadDocument.ValueProblem {
    let diagnostic = Diagnostic(id, .error, at: file.place(span), message, help: help)
    return ReadDocument.ValueProblem(diagnostic, concerns: [span])
  }
}
