public import Diagnostics

/// What a run of a suite found.
public struct ScenarioReport: Sendable {
  /// The suite's name.
  public let suite: String
  /// The file of its cases.
  public let source: ScenarioSource
  /// A result for each case that was chosen, in the order of the file.
  public let results: [ScenarioResult]
  /// What is wrong with the known failures themselves.
  public let problems: [Diagnostic]
  /// The file of the known failures, where one was read.
  public let knownSource: SourceFile?

  /// Makes a report.
  public init(
    _ suite: ScenarioSuite,
    _ results: [ScenarioResult],
    problems: [Diagnostic] = [],
    knownSource: SourceFile? = nil
  ) {
    self.suite = suite.name
    source = suite.source
    self.results = results
    self.problems = problems
    self.knownSource = knownSource
  }

  /// Whether every case came as expected and every known failure is in order.
  public var isAsExpected: Bool {
    problems.isEmpty && results.allSatisfy(\.isAsExpected)
  }
}
