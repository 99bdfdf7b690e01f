internal import DriverRules
internal import ScenarioKit

/// Makes stories of a phone with outboxes, led by what is seen: every step is one that can be taken.
enum OutboxGenerator {
  static func scenario(_ random: inout SeededRandom) -> GeneratedScenario {
    let given = given(&random)
    guard var story = try? OutboxStory(given, make: { OutboxCore(settings: $0) }) else {
      return GeneratedScenario(steps: [])
    }
    var steps: [JSONValue] = []
    var seen: JSONValue = [:]
    for _ in 0..<random.number(10...40) {
      let next = GeneratedMove(seen, &random).steps(&random)
      var trial = story
      guard let last = try? next.map({ try trial.perform($0) }).last else { continue }
      (story, seen) = (trial, last)
      steps += next
    }
    return GeneratedScenario(given: given, steps: steps)
  }

  private static func given(_ random: inout SeededRandom) -> JSONValue {
    let jitter: JSONValue = random.one(of: [0], [0, 0.5], [0.999, 0.25, 0.125])
    let given: JSONValue = [
      "server": "https://api.getbottle.app",
      "version": "3.2.0",
      "person": "sam",
      "name": "Sam",
      "business": "acme",
      "token": "t1",
      "signal": .bool(!random.once(in: 3)),
      "now": "2026-03-04T09:00:00.000Z",
      "up": .int(Int64(random.one(of: 0, 0, 500_000))),
      "keys": .array((1...120).map { .string("k\($0)") }),
      "jitter": jitter,
    ]
    return given.with("compactFrom", .int(Int64(random.one(of: 100, 700))), if: random.once(in: 3))
  }
}
