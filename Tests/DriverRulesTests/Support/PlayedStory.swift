import DriverScenarios
import ScenarioKit
import Testing

/// A generated story, played to its end on the reference rules.
struct PlayedStory {
  /// What was done and what was seen after it.
  struct Moment {
    let step: JSONValue
    let seen: JSONValue

    /// The step's word.
    var word: String { step["do"]?.string ?? "" }
    /// What the step asked for.
    var requests: [JSONValue] { seen["requests"]?.items ?? [] }

    /// The words of an array that is seen.
    func words(_ key: String) -> [String] {
      (seen[key]?.items ?? []).compactMap(\.string)
    }
  }

  let seed: UInt64
  let given: JSONValue
  let moments: [Moment]

  /// Plays the stories of 2,000 seeds, one after another.
  static func each(_ suite: String, _ take: (PlayedStory) -> Void) async throws {
    let generator = try #require(ScenarioGenerator.all.first { $0.suite == suite })
    let make = try #require(ReferenceSubject.all.first { $0.suite == suite }).make
    for seed in 0..<2_000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let story = generator.scenario(&random)
      let subject = make()
      try await subject.begin(story.given)
      var moments: [Moment] = []
      for step in story.steps {
        moments.append(Moment(step: step, seen: try await subject.perform(step)))
      }
      take(PlayedStory(seed: seed, given: story.given, moments: moments))
    }
  }

  /// The invariants of its suite that it breaks.
  func broken(_ invariants: SuiteInvariants) -> [String] {
    moments.flatMap { invariants.broken(given, $0.step, $0.seen) }
  }
}
