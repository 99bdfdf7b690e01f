extension Verb {
  /// All that is done with the shared scenarios.
  ///
  /// A new verb is a file of this folder and an entry in `verbs`.
  static let scenarios = Verb(
    name: "scenarios",
    summary: "Check the shared scenarios, and judge an app's rules by them.",
    details: """
      The rules that both apps keep are written as cases in the folder that bottle.yaml names under \
      scenarios. `bottle check` and `bottle lint` say what is wrong with them, too.
      """,
    verbs: [
      .scenariosCheck, .scenariosRun, .scenariosList, .scenariosCoverage, .scenariosExplain,
      .scenariosParity, .scenariosMutants, .scenariosSimulate,
    ],
    examples: [
      Example(command: "bottle scenarios --help", purpose: "To see what can be done with them.")
    ],
    run: { session in
      guard let verb = session.invocation.verb else { return .usage }
      session.console.error(HelpPage(of: verb, in: session.table, width: session.pageWidth).text)
      return .usage
    }
  )
}
