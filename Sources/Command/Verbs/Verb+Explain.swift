internal import Explanations

extension Verb {
  /// Tells about a kind of problem.
  static let explain = Verb(
    name: "explain",
    summary: "Tell more about a problem that check or lint names.",
    details: """
      Says what it is, why it matters, shows an example with what is printed about it, and what to \
      do. Without an id it lists all that there are.
      """,
    argument: Argument(
      name: "ID",
      help: "What stands between brackets in a report, such as words/missing.",
      words: { Explanation.all.map(\.id) },
      isJudgedByVerb: true
    ),
    examples: [
      Example(command: "bottle explain words/missing", purpose: "What error[words/missing] means."),
      Example(command: "bottle explain", purpose: "All that can be set under lint in bottle.yaml."),
    ],
    run: { session in
      let width = session.pageWidth
      guard let id = session.invocation.argument else {
        try session.console.output(ExplanationPage(Area.all, width: width).text)
        return .success
      }
      guard let explanation = Explanation.of(id) else {
        throw UsageError(
          message: "no problem has the id `\(id)`",
          help: Explanation.closestID(to: id).map { "did you mean `\($0)`?" }
            ?? "`bottle explain` lists them"
        )
      }
      try session.console.output(ExplanationPage(explanation, width: width).text)
      return .success
    }
  )
}
