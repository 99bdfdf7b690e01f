internal import Diagnostics
internal import Locales
internal import Messages

/// What can be wrong with one message beside the source's and its locale's rules, in words.
enum MessageProblem {
  static func format(_ problem: FormatError, at place: Place) -> Diagnostic {
    Diagnostic("words/unsupported-format", .error, at: place, problem.sentence, help: problem.help)
  }

  static func conflict(_ name: String, at place: Place, earlier: Place) -> Diagnostic {
    Diagnostic(
      "words/type-conflict",
      .error,
      at: place,
      "`\(name)` is used as two kinds of value in one message, so no accessor can take it",
      help: "give one of the two uses an argument of its own",
      related: [.init(earlier, "the other use is here")]
    )
  }

  static func signature(
    _ problem: SignatureProblem,
    _ use: MessageSurvey.Use,
    at place: Place,
    source: Place,
    known: [String]
  ) -> Diagnostic {
    let related = [Diagnostic.Related(source, "the source message is here")]
    switch problem {
    case .unknownArgument:
      let names = known.map { "{\($0)}" }.joined(separator: ", ")
      return Diagnostic(
        "words/unknown-argument",
        .error,
        at: place,
        "the source has no argument `\(use.name)`, so the apps have nothing to print here",
        help: known.isEmpty
          ? "remove it: the source message has no arguments"
          : Suggestion.closest(to: use.name, among: known).map { "did you mean {\($0)}?" }
            ?? "argument names are not translated; the source has \(names)",
        related: related
      )
    case .wrongType(let type):
      return Diagnostic(
        "words/type-mismatch",
        .error,
        at: place,
        "`\(use.name)` is \(type.inWords) in the source, but \(use.demand.inWords) here",
        help: "use it as the source does, or change the source",
        related: related
      )
    case .extraWords(let words):
      let list = words.map { "`\($0)`" }.joined(separator: ", ")
      return Diagnostic(
        "words/signature-changed",
        .error,
        at: place,
        "the source's select of `\(use.name)` has no branch \(list), so no value picks it",
        help: "remove the branch, or add it to the source",
        related: related
      )
    case .printsWord:
      return Diagnostic(
        "words/signature-changed",
        .error,
        at: place,
        "`\(use.name)` is printed here, but the source only selects by it",
        help: "write the words into the branches of its select, or print it in the source too",
        related: related
      )
    case .printsTime:
      return Diagnostic(
        "words/signature-changed",
        .error,
        at: place,
        "`\(use.name)` prints a time here, but the source prints only its date",
        help: "leave the time out, or print it in the source too",
        related: related
      )
    }
  }

  static func newTag(_ tag: String, at place: Place, source: Place) -> Diagnostic {
    Diagnostic(
      "words/signature-changed",
      .error,
      at: place,
      "the source has no tags, so its accessor returns plain text and <\(tag)> cannot be shown",
      help: "remove the tag, or write it in the source too",
      related: [.init(source, "the source message is here")]
    )
  }

  static func tagMismatch(
    missing: [String],
    extra: [String],
    at place: Place,
    source: Place
  ) -> Diagnostic {
    let parts =
      (missing.isEmpty ? [] : ["lacks \(list(missing))"])
      + (extra.isEmpty ? [] : ["has \(list(extra)) besides"])
    return Diagnostic(
      "words/tag-mismatch",
      .warning,
      at: place,
      "the source's tags are others: this translation \(parts.joined(separator: " and "))",
      help: "write the tags of the source, around the words they belong to",
      related: [.init(source, "the source message is here")]
    )
  }

  static func dropped(_ names: [String], at place: Place, source: Place) -> Diagnostic {
    let list = names.map { "{\($0)}" }.joined(separator: ", ")
    return Diagnostic(
      "words/dropped-argument",
      .warning,
      at: place,
      "the source prints \(list), but this translation does not",
      help: "put it in, unless the language says it some other way",
      related: [.init(source, "the source message is here")]
    )
  }

  static func unreachable(
    _ category: PluralCategory,
    in locale: LanguageTag,
    reached: [PluralCategory],
    at place: Place
  ) -> Diagnostic {
    let list = reached.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return Diagnostic(
      "words/unreachable-category",
      .warning,
      at: place,
      "no number is `\(category.rawValue)` in \(locale), so this branch is never printed",
      help: category == .zero
        ? "write `=0` for the number 0; \(locale) has \(list)"
        : "remove it; \(locale) has \(list)"
    )
  }

  static func shadowed(_ category: PluralCategory, by number: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      "words/unreachable-category",
      .warning,
      at: place,
      "only \(number) is `\(category.rawValue)` here, and `=\(number)` is printed for it",
      help: "remove one of the two branches"
    )
  }

  static func missing(
    _ categories: [PluralCategory],
    in locale: LanguageTag,
    at place: Place
  ) -> Diagnostic {
    let list = categories.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return Diagnostic(
      "words/missing-category",
      .warning,
      at: place,
      "\(locale) also has \(list), for which `other` is printed here",
      help: "add \(categories.map { "\($0.rawValue) {…}" }.joined(separator: " "))"
    )
  }

  static func tooMany(_ counts: [(String, Int)], at place: Place) -> Diagnostic {
    let product = counts.map { "\($0.1) (\($0.0))" }.joined(separator: " × ")
    let total = counts.reduce(1) { $0.multipliedReportingOverflow(by: $1.1).partialValue }
    return Diagnostic(
      "words/too-many-combinations",
      .error,
      at: place,
      "this message needs \(product) = \(total) sentences, and more than 512 are refused",
      help: "split it into several messages"
    )
  }

  static func tooManyArguments(_ count: Int, limit: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      "words/too-many-arguments",
      .error,
      at: place,
      "this message has \(count) arguments, and more than \(limit) are refused",
      help: "split it into several messages"
    )
  }

  private static func list(_ tags: [String]) -> String {
    tags.map { "<\($0)>" }.joined(separator: ", ")
  }
}
