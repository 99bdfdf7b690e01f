internal import ScenarioKit
internal import Scenarios

extension Verb {
  /// Tells a case in plain words.
  static let scenariosExplain = Verb(
    name: "scenarios explain",
    summary: "Tell a case in plain words: what is given, what happens, what is seen.",
    details: """
      For who does not read JSON. What a step does is said in the words of the suite's schema, with the \
      step's own values in them.
      """,
    argument: Argument(
      name: "ID",
      help: "The case's id; `bottle scenarios list` lists them.",
      isOptional: false
    ),
    examples: [
      Example(
        command: "bottle scenarios explain delivery/outcome/partial-with-extra",
        purpose: "What this case is about."
      )
    ],
    run: { session in
      let read = try session.readScenarios()
      let suites = read.project?.suites ?? []
      let id = session.invocation.argument ?? ""
      for suite in suites {
        guard let scenario = suite.suite[id] else { continue }
        let page = StoryPage(scenario, in: suite, width: session.pageWidth)
        try session.console.output(page.text)
        return .success
      }
      throw ScenarioChoice.unknown(id, "case", among: suites.flatMap { $0.suite.cases.map(\.id) })
    }
  )
}
