internal import ScenarioKit

/// Makes stories of the stand-in API: what apps ask, in and out of order, and what goes wrong.
enum StandInGenerator {
  static func scenario(_ random: inout SeededRandom) -> GeneratedScenario {
    let given = GeneratedWorld.given(&random)
    var asks = GeneratedAsk()
    var steps: [JSONValue] = []
    // The API says which tokens, cookies and tags there are to ask with.
    guard var story = try? StandInStory(given) else { return GeneratedScenario(steps: []) }
    for _ in 0..<random.number(8...30) {
      let step = step(&random, &asks)
      steps.append(step)
      guard let seen = try? story.perform(step) else { break }
      asks.learn(from: seen)
    }
    return GeneratedScenario(given: given, steps: steps)
  }

  private static func step(_ random: inout SeededRandom, _ asks: inout GeneratedAsk) -> JSONValue {
    switch random.number(0...19) {
    case 0...2:
      let seconds: Double = random.one(
        of: 0.25,
        1,
        2,
        9.999,
        10,
        10.001,
        60,
        599.999,
        600,
        901,
        1200
      )
      return ["do": "pass", "seconds": .double(seconds)]
    case 3: return ["do": "change", "state": GeneratedWorld.patch(&random)]
    default: return asks.ask(&random)
    }
  }
}
