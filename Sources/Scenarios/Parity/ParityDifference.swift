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

/// How two subjects take one case.
struct ParityTrial {
  /// What the first answers.
  let ones: [ParityAnswer]
  /// What the second answers.
  let others: [ParityAnswer]

  /// Gives a case to both, side by side.
  init(_ scenario: GeneratedScenario, _ one: ParitySide, _ other: ParitySide) async {
    async let ones = one.answers(to: scenario)
    async let others = other.answers(to: scenario)
    (self.ones, self.others) = await (ones, others)
  }

  /// The index of the first step at which they differ; nil where they do not.
  var difference: Int? {
    zip(ones, others).enumerated().first { !$1.0.agrees(with: $1.1) }?.offset
  }
}
