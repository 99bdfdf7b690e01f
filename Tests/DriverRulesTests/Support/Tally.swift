import DriverScenarios
import ScenarioKit
import Testing

/// What 10,000 generated stories of a suite show.
struct Tally {
  /// How often each word is seen, by the member that shows it.
  private(set) var counts: [String: Int] = [:]
  /// Each invariant that was broken, with the seed that breaks it.
  private(set) var broken: [String] = []

  static let seeds: Range<UInt64> = 0..<10_000

  /// Runs the stories; a step that a subject refuses is an error of the generator.
  init(_ suite: String, words: (JSONValue) -> [String]) async throws {
    let generator = try #require(ScenarioGenerator.all.first { $0.suite == suite })
    let make = try #require(ReferenceSubject.all.first { $0.suite == suite }).make
    let invariants = try #require(SuiteInvariants.all.first { $0.suite == suite })
    for seed in Self.seeds {
      var random = SeededRandom(seed: seed)
      let story = generator.scenario(&random)
      let subject = make()
      try await subject.begin(story.given)
      for step in story.steps {
        let seen = try await subject.perform(step)
        for word in words(seen) { counts[word, default: 0] += 1 }
        broken += invariants.broken(story.given, step, seen).map { "seed \(seed): \($0)" }
      }
    }
  }
}
