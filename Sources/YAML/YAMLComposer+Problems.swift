internal import Diagnostics
internal import Documents

extension YAMLComposer {
  /// What libyaml says, at its place; where branches were merged and left unresolved, that.
  mutating func syntaxProblem(_ failure: LibYAMLFailure) -> Diagnostic {
    if let problem = ConflictMarkers.problem(of: file, id: "yaml/syntax") { return problem }
    let span = span(of: failure.mark)
    let began = failure.contextMark.map { self.span(of: $0) }
    if let hint = SyntaxHint.find(for: failure, at: span, context: began, in: file.bytes) {
      return Diagnostic(
        "yaml/syntax",
        .error,
        at: file.place(hint.span),
        hint.message,
        help: hint.help
      )
    }
    var related: [Diagnostic.Related] = []
    if let context = failure.context, let began, began != span {
      related.append(Diagnostic.Related(file.place(began), context))
    }
    let (message, help) = words(for: failure, at: span)
    return Diagnostic(
      "yaml/syntax",
      .error,
      at: file.place(span),
      message,
      help: help,
      related: related
    )
  }

  /// libyaml's words, or better ones for what people get wrong most.
  private func words(for failure: LibYAMLFailure, at span: Span) -> (String, help: String?) {
    let first = span.start < file.bytes.count ? file.bytes[span.start] : nil
    switch failure.problem {
    case "found character that cannot start any token" where first == UInt8(ascii: "\t"):
      return ("a tab stands where YAML allows only spaces", "indent with spaces")
    case "found character that cannot start any token":
      let character = Text(file.bytes[span.start..<span.end]).string
      return (
        "a text without quotes cannot begin with `\(character)`", "put the text between quotes"
      )
    case "mapping values are not allowed in this context":
      return (
        "a colon makes a key of what stands before it, and no key can stand here",
        "put a text that has a colon in it between quotes, or check the indentation"
      )
    case "control characters are not allowed":
      return (
        "a control character stands in the file, and YAML allows it only as an escape",
        "remove it, or write it between double quotes as an escape such as \\x07"
      )
    case "did not find expected key", "could not find expected ':'",
      "did not find expected '-' indicator":
      return (sentence(failure), "check the indentation and the quotes of this line and the last")
    case "did not find expected ',' or '}'":
      return (sentence(failure), "put a comma between the members, or end the object with `}`")
    case "did not find expected ',' or ']'":
      return (sentence(failure), "put a comma between the values, or end the array with `]`")
    case "found unknown escape character":
      return (sentence(failure), "if the backslash is part of the text, double it")
    default: return (sentence(failure), nil)
    }
  }

  private func sentence(_ failure: LibYAMLFailure) -> String {
    failure.context.map { "\(failure.problem) \($0)" } ?? failure.problem
  }

  func tooDeep(at span: Span) -> Diagnostic {
    Diagnostic(
      "yaml/too-deep",
      .error,
      at: file.place(span),
      "objects and arrays are nested more than \(DocumentNode.deepest) deep here"
    )
  }

  func secondDocument(at span: Span) -> Diagnostic {
    Diagnostic(
      "yaml/multiple-documents",
      .error,
      at: file.place(span),
      "a second document begins here, and only one is read from a file",
      help: "remove what is not needed, or move it to a file of its own"
    )
  }

  func aliasExpansion(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      "yaml/alias-expansion",
      .error,
      at: file.place(span),
      "with `*\(name)` the aliases of the file stand for more than \(Anchored.mostAliased) values",
      help: "write out what is needed in place of aliases of aliases"
    )
  }

  func unknownAlias(_ name: String, at span: Span) -> ReadDocument.ValueProblem {
    let problem = Diagnostic(
      "yaml/unknown-alias",
      .error,
      at: file.place(span),
      "`*\(name)` stands for a value marked `&\(name)`, and none ends before it",
      help: "mark the value with &\(name), or put the text between quotes"
    )
    return ReadDocument.ValueProblem(problem, concerns: [span])
  }

  func unknownTag(_ tag: String, at span: Span) -> ReadDocument.ValueProblem {
    let problem = Diagnostic(
      "yaml/unknown-tag",
      .error,
      at: file.place(span),
      "the tag `\(Text(tag).shown)` does not fit this value or is not one of YAML's own",
      help: "remove the tag"
    )
    return ReadDocument.ValueProblem(problem, concerns: [span])
  }

  func mergeKey(at span: Span) -> Diagnostic {
    Diagnostic(
      "yaml/merge-key",
      .error,
      at: file.place(span),
      "the merge key `<<` is not part of YAML 1.2, and is not read",
      help: "write the members out, or put the key between quotes if it is a key like any other"
    )
  }

  func complexKey(_ key: DocumentNode, at span: Span) -> Diagnostic {
    Diagnostic(
      "yaml/complex-key",
      .error,
      at: file.place(span),
      "a key is a text here, and this one is \(key.kindName) or an alias",
      help: "write the key as a text; a text that begins with { or [ needs quotes"
    )
  }

  func nul(in text: DocumentText) -> ReadDocument.ValueProblem {
    let problem = Diagnostic(
      "yaml/nul",
      .error,
      at: file.place(text.span),
      "the character U+0000 ends or corrupts a text on both platforms",
      help: "remove it"
    )
    return ReadDocument.ValueProblem(problem, concerns: [text.span])
  }

  func ambiguousBoolean(_ text: DocumentText) -> ReadDocument.ValueProblem {
    let word = text.text.string
    let problem = Diagnostic(
      "yaml/ambiguous-boolean",
      rules == .portable ? .error : .warning,
      at: file.place(text.span),
      "`\(word)` is a text in YAML 1.2, but older readers take it for a boolean",
      help: "write \"\(word)\"",
      edits: [Edit(text.span, Array("\"\(word)\"".utf8))]
    )
    return ReadDocument.ValueProblem(problem, concerns: [text.span])
  }
}
