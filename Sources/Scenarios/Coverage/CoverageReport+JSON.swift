internal import ScenarioKit

extension CoverageReport {
  /// The report for programs: one JSON document.
  ///
  ///     {"version":1,"suites":[{"suite":"doors","rules":[{"id":"D1","strength":"must","onPhone":false,
  ///       "cases":[{"id":"doors/one","edge":false,"subjects":{"reference":"passed"}}]}]}]}
  public var json: [UInt8] {
    let suites = suites.map { suite -> JSONValue in
      let rules = RuleCoverage.all(of: suite).map { value(of: $0) }
      return ["suite": .string(suite.suite.name), "rules": .array(rules)]
    }
    let document: JSONValue = ["version": 1, "suites": .array(suites)]
    return document.json + [UInt8(ascii: "\n")]
  }

  private func value(of coverage: RuleCoverage) -> JSONValue {
    let cases = coverage.cases.map { scenario -> JSONValue in
      let outcomes = subjects.compactMap { subject in
        subject.outcomes[scenario.id].map { JSONMember(subject.name, .string($0.rawValue)) }
      }
      return [
        "id": .string(scenario.id),
        "edge": .bool(scenario.tags.contains(.edge)),
        "subjects": .object(outcomes),
      ]
    }
    return [
      "id": .string(coverage.rule.id),
      "strength": .string(coverage.rule.strength.rawValue),
      "onPhone": .bool(coverage.rule.isJudgedOnPhone),
      "cases": .array(cases),
    ]
  }
}
