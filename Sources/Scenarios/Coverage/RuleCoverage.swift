public import ScenarioKit

/// A rule and the cases that show it.
public struct RuleCoverage: Sendable {
  /// The rule.
  public let rule: Rule
  /// The cases that name it and are not retired, in the order of the file.
  public let cases: [Scenario]

  /// How many of the cases show its edge.
  public var edges: Int { cases.filter { $0.tags.contains(.edge) }.count }

  /// Every rule of a suite that is not gone.
  public static func all(of suite: SuiteWithSchema) -> [RuleCoverage] {
    suite.suite.rules.filter { $0.gone == nil }.map { rule in
      RuleCoverage(rule: rule, cases: suite.liveCases.filter { $0.rules.contains(rule.id) })
    }
  }
}
