internal import ScenarioKit
internal import Scenarios

extension Verb {
  /// Lists cases, or rules.
  static let scenariosList = Verb(
    name: "scenarios list",
    summary: "List the cases with what happens in each, or the rules.",
    details: """
      A line a case: its id, its rules, what happens. With --rules a line a rule: its id, how many cases \
      and edges show it, what it says.
      """,
    options: [.rules, .suite, .scenarioCase],
    examples: [
      Example(command: "bottle scenarios list --suite load", purpose: "The cases of one suite."),
      Example(command: "bottle scenarios list --rules", purpose: "Every rule that both apps keep."),
    ],
    run: { session in
      let read = try session.readScenarios()
      let choice = try ScenarioChoice(read, session.invocation)
      for suite in choice.suites ?? read.project?.suites ?? [] {
        try session.console.output("\(suite.suite.name): \(suite.suite.about)\n")
        let rows =
          session.invocation.has(.rules)
          ? rules(of: suite) : cases(suite.suite.cases.filter(choice.filter.includes))
        try session.console.output(aligned(rows))
      }
      return .success
    }
  )

  private static func cases(_ cases: [Scenario]) -> [[String]] {
    cases.map { scenario in
      let note = scenario.gone.map { " (retired in \($0))" } ?? ""
      return [scenario.id, scenario.rules.joined(separator: " "), scenario.title + note]
    }
  }

  private static func rules(of suite: SuiteWithSchema) -> [[String]] {
    RuleCoverage.all(of: suite).map { coverage in
      let shown =
        coverage.rule.isJudgedOnPhone
        ? "on a phone"
        : "\(Tally.counted(coverage.cases.count, "case")), \(Tally.counted(coverage.edges, "edge"))"
      return [coverage.rule.id, coverage.rule.strength.rawValue, shown, coverage.rule.says]
    }
  }

  /// Rows whose cells stand below each other, a line each, however wide the last is.
  private static func aligned(_ rows: [[String]]) -> String {
    let columns = rows.first.map { $0.indices.dropLast() } ?? 0..<0
    let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return "  " + (cells + row.suffix(1)).joined(separator: "  ") + "\n"
    }.joined()
  }
}
