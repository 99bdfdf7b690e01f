internal import Diagnostics
internal import ScenarioKit
internal import Scenarios

extension Verb {
  /// Judges a subject by the cases.
  static let scenariosRun = Verb(
    name: "scenarios run",
    summary: "Judge rules by the cases: an app's, in any language, or the reference rules.",
    details: """
      Without a command the reference rules are judged, in this process. With one, it is started and \
      given a line of JSON for each thing to do, and answers each with a line: docs/scenarios.md says \
      how. It never sees what a case expects.

      A program that crashes, hangs, or answers something else than was asked is charged for the one \
      case that runs, ended, and started anew for the next.
      """,
    command: Argument(
      name: "COMMAND …",
      help: "The program to judge and what it is given, after `--`."
    ),
    options: [.suite, .scenarioCase, .jobs, .timeout, .known, .scenarioFormat],
    examples: [
      Example(command: "bottle scenarios run", purpose: "To judge the reference rules."),
      Example(
        command: "bottle scenarios run --suite delivery -- java -jar subject.jar",
        purpose: "To judge a program in Kotlin by one suite."
      ),
      Example(
        command: "bottle scenarios run --case delivery/outcome/* -- ./subject",
        purpose: "To look at some cases only."
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
      let reports = try session.working { line in
        try waiting { try await judge.reports(on: suites, only: choice.filter, line) }
      }
      let format = session.scenarioFormat
      try session.console.writeOutput(format.render(reports, session.style(of: read.disk)))
      return reports.allSatisfy(\.isAsExpected) ? .success : .problems
    }
  )
}

extension Session {
  /// The format that was asked for; else GitHub's in GitHub Actions, and text anywhere else.
  fileprivate var scenarioFormat: ScenarioFormat {
    let isOnGitHub = surroundings.variables["GITHUB_ACTIONS"] == "true"
    let name = invocation.value(of: .scenarioFormat) ?? (isOnGitHub ? "github" : "text")
    return ScenarioFormat.all.first { $0.name == name } ?? .text
  }
}
