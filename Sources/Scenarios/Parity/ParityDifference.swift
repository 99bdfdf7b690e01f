public import DriverScenarios
internal import ScenarioKit

/// A case to which two subjects give different answers.
public struct ParityDifference: Sendable {
  /// The suite.
  public let suite: String
  /// The seed that made the case.
  public let seed: UInt64
  /// The case, made as short as it could be.
  public let scenario: GeneratedScenario
  /// The index of the step at which they differ; that after the last is the end of the case.
  public let step: Int
  /// What the first answers there.
  public let one: ParityAnswer
  /// What the second answers there.
  public let other: ParityAnswer
}
