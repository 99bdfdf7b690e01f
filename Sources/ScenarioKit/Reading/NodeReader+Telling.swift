package import Diagnostics

extension NodeReader {
  /// Keeps a problem.
  package mutating func tell(
    _ kind: ScenarioProblem,
    _ span: Span,
    _ message: String,
    help: String? = nil,
    related: [Diagnostic.Related] = []
  ) {
    problems.append(
      Diagnostic(
        kind.id,
        .error,
        at: file.place(span),
        message,
        help: help,
        related: related
      )
    )
  }

  /// `did you mean …?`, or all there is to choose from.
  package static func help(for word: String, among known: [String]) -> String {
    if let meant = Suggestion.closest(to: word, among: known) { return "did you mean `\(meant)`?" }
    return known.isEmpty
      ? "there is none" : "there is \(known.map { "`\($0)`" }.joined(separator: ", "))"
  }
}
