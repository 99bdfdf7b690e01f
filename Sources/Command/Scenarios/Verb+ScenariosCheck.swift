internal import Diagnostics
internal import ScenarioKit
internal import Scenarios

extension Verb {
  /// Says what is wrong with the scenarios.
  static let scenariosCheck = Verb(
    name: "scenarios check",
    summary: "Say what is wrong with the shared scenarios.",
    details: """
      Holds every suite to its schema, and to what no schema can say: every rule that is a must has a \
      case that shows it and one that shows its edge, every do word and every word that can be seen is \
      used, every fixture too. Looks at nothing else of the project, and not at generated files.
      """,
    options: [.failOn, .format, .quiet],
    examples: [
      Example(command: "bottle scenarios check", purpose: "After a case was written."),
      Example(
        command: "bottle scenarios check --format github",
        purpose: "In a workflow of GitHub, with each problem at its line."
      ),
    ],
    run: { session in
      let read = try session.readScenarios()
      let tally = try session.show(read.diagnostics, in: read.files, of: read.disk)
      let suites = read.project?.suites.map(\.suite) ?? []
      let cases = suites.reduce(0) { $0 + $1.cases.count }
      session.summarise(
        tally.errors > 0
          ? "\(tally)\(tally.more)"
          : "\(Tally.counted(cases, "case")) in \(Tally.counted(suites.count, "suite")): \(tally)"
      )
      let limit = session.invocation.value(of: .failOn).flatMap(Severity.init) ?? .error
      return read.diagnostics.contains { $0.severity >= limit } ? .problems : .success
    }
  )
}
