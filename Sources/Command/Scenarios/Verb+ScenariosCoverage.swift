internal import ScenarioKit
internal import Scenarios

extension Verb {
  /// Says which case shows which rule, and how subjects do.
  static let scenariosCoverage = Verb(
    name: "scenarios coverage",
    summary: "Say which case shows which rule, and how the reference and a program do in it.",
    details: """
      Runs the cases on the reference rules, and on a program where one is named. Rules that only a \
      phone can show are named apart.
      """,
    command: Argument(
      name: "COMMAND …",
      help: "A program to judge beside the reference rules, and what it is given, after `--`."
    ),
    options: [.suite, .scenarioCase, .jobs, .timeout, .coverageFormat],
    examples: [
      Example(command: "bottle scenarios coverage > coverage.md", purpose: "For people to read."),
      Example(
        command: "bottle scenarios coverage --format json -- java -jar subject.jar",
        purpose: "For a program, with an app beside the reference."
      ),
    ],
    run: { session in
      let read = try session.readScenarios()
      let choice = try ScenarioChoice(read, session.invocation)
      guard let suites = choice.suites else {
        _ = try session.show(read.diagnostics, in: read.files, of: read.disk)
        session.summarise("not every suite can be read, so nothing was run")
        return .problems
      }
      let judge = try SubjectChoice(session, on: read.disk)
      let subjects = try session.working { line in
        try waiting { try await judge.subjects(on: suites, only: choice.filter, line) }
      }
      let report = CoverageReport(suites, subjects)
      let isJSON = session.invocation.value(of: .coverageFormat) == "json"
      try session.console.writeOutput(isJSON ? report.json : Array(report.markdown.utf8))
      return .success
    }
  )
}
