/// A case and what became of it.
public struct ScenarioResult: Sendable {
  /// The case.
  public let scenario: Scenario
  /// What became of it.
  public let outcome: ScenarioOutcome
  /// How long it took.
  public let duration: Duration

  /// Makes a result.
  public init(_ scenario: Scenario, _ outcome: ScenarioOutcome, duration: Duration = .zero) {
    self.scenario = scenario
    self.outcome = outcome
    self.duration = duration
  }

  /// Whether it came as expected: it passed, was skipped, or failed as known.
  public var isAsExpected: Bool {
    switch outcome {
    case .passed, .skipped, .knownFailure: true
    case .failed, .error, .unexpectedPass: false
    }
  }
}
