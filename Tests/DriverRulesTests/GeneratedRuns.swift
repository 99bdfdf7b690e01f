import DriverScenarios
import ScenarioKit
import Testing

/// Runs of a suite's generated cases on the reference rules.
enum GeneratedRuns {
  /// How often each word was reached by the cases of so many seeds, with what always holds judged after
  /// every step.
  ///
  /// - Parameter words: those that a step and what was seen after it reach.
  static func reached(
    by suite: String,
    seeds: UInt64 = 2_000,
    words: (JSONValue, JSONValue) -> [String]
  ) async throws -> [String: Int] {
    let generator = try #require(ScenarioGenerator.all.first { $0.suite == suite })
    let subject = try #require(ReferenceSubject.all.first { $0.suite == suite })
    let invariants = try #require(SuiteInvariants.all.first { $0.suite == suite })
    var reached: [String: Int] = [:]
    for seed in 0..<seeds {
      var random = SeededRandom(seed: seed)
      let scenario = generator.scenario(&random)
      let judged = subject.make()
      try await judged.begin(scenario.given)
      for step in scenario.steps {
        let seen = try await judged.perform(step)
        #expect(invariants.broken(scenario.given, step, seen) == [], "seed \(seed)")
        for word in words(step, seen) { reached[word, default: 0] += 1 }
      }
    }
    return reached
  }
}
