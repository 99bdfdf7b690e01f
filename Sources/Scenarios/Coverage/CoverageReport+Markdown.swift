internal import ScenarioKit

extension CoverageReport {
  /// The report for people: for each suite its rules, and its cases.
  public var markdown: String {
    suites.map { markdown(of: $0) }.joined(separator: "\n")
  }

  private func markdown(of suite: SuiteWithSchema) -> String {
    let rules = RuleCoverage.all(of: suite)
    let musts = rules.filter { $0.rule.strength == .must }
    let covered = musts.filter { $0.edges > 0 && $0.edges < $0.cases.count }
    var text = """
      ## \(suite.suite.name)

      \(suite.suite.about) \(suite.liveCases.count) cases; \(covered.count) of \(musts.count) rules \
      that are a must have a case and an edge.


      """
    text += table(
      ["rule", "", "cases", "edges"] + subjects.map(\.name),
      rules.filter { !$0.rule.isJudgedOnPhone }.map { coverage in
        [
          coverage.rule.id, coverage.rule.says, "\(coverage.cases.count)", "\(coverage.edges)",
        ] + subjects.map { $0.share(of: coverage.cases) }
      }
    )
    let onPhone = rules.filter(\.rule.isJudgedOnPhone)
    if !onPhone.isEmpty {
      text += "\nJudged on a phone: "
      text += onPhone.map { "\($0.rule.id) (\($0.rule.says))" }.joined(separator: "; ") + "\n"
    }
    text += "\n"
    text += table(
      ["case", "", "rules"] + subjects.map(\.name),
      suite.liveCases.map { scenario in
        let edge = scenario.tags.contains(.edge) ? " (edge)" : ""
        return [scenario.id, scenario.title + edge, scenario.rules.joined(separator: " ")]
          + subjects.map { $0.outcomes[scenario.id]?.rawValue ?? "" }
      }
    )
    return text
  }

  private func table(_ heading: [String], _ rows: [[String]]) -> String {
    let lines = [heading, heading.map { _ in "---" }] + rows
    return lines.map { row in
      let cells = row.map { $0.replacing("|", with: "\\|").replacing("\n", with: " ") }
      return "| " + cells.joined(separator: " | ") + " |\n"
    }
    .joined()
  }
}

extension CoverageReport.Subject {
  /// How many of some cases pass: `3/4`; nothing where none of them was run.
  fileprivate func share(of cases: [Scenario]) -> String {
    let run = cases.compactMap { outcomes[$0.id] }
    return run.isEmpty ? "" : "\(run.filter { $0 == .passed }.count)/\(run.count)"
  }
}
