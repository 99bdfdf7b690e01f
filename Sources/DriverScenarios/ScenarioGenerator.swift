/// Makes cases of a suite at random, the same one for the same seed.
public struct ScenarioGenerator: Sendable {
  /// The suite.
  public let suite: String
  /// Makes the next case.
  public let scenario: @Sendable (inout SeededRandom) -> GeneratedScenario

  /// Makes a generator of a suite's cases.
  public init(
    suite: String,
    scenario: @escaping @Sendable (inout SeededRandom) -> GeneratedScenario
  ) {
    self.suite = suite
    self.scenario = scenario
  }

  /// Every suite that has one.
  public static let all: [ScenarioGenerator] = [
    ScenarioGenerator(suite: "day", scenario: DayGenerator.scenario),
    ScenarioGenerator(suite: "delivery", scenario: DeliveryGenerator.scenario),
    ScenarioGenerator(suite: "load", scenario: LoadGenerator.scenario),
    ScenarioGenerator(suite: "outbox", scenario: OutboxGenerator.scenario),
    ScenarioGenerator(suite: "position", scenario: PositionGenerator.scenario),
    ScenarioGenerator(suite: "session", scenario: SessionGenerator.scenario),
    ScenarioGenerator(suite: "stand-in", scenario: StandInGenerator.scenario),
  ]
}
