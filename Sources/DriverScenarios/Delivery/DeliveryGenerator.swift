internal import ScenarioKit

/// Makes stops and what is written up of them, ordinary and odd.
enum DeliveryGenerator {
  /// A row three times in four, else a story.
  static func scenario(_ random: inout SeededRandom) -> GeneratedScenario {
    var stop = GeneratedStop(&random)
    if !random.once(in: 4) {
      let given = stop.given(&random)
      let draft = GeneratedDraft.draft(of: stop, wild: 12, &random)
      return GeneratedScenario(given: given, steps: [["do": "judge", "input": draft]])
    }
    // Stories are about the steps, so that most can be taken.
    stop.state = "open"
    stop.roundState = "out"
    let given = stop.given(&random)
    return GeneratedScenario(given: given, steps: story(of: stop, &random))
  }

  private static func story(of stop: GeneratedStop, _ random: inout SeededRandom) -> [JSONValue] {
    var steps: [JSONValue] = []
    for _ in 0..<random.number(2...GeneratedStop.idCount) {
      steps.append(step(of: stop, &random))
    }
    return steps
  }

  private static func step(of stop: GeneratedStop, _ random: inout SeededRandom) -> JSONValue {
    switch random.number(0...11) {
    case 0...2:
      return ["do": "edit", "draft": GeneratedDraft.draft(of: stop, wild: 60, &random)]
    case 3...5:
      return random.once(in: 3)
        ? ["do": "done", "now": .string(GeneratedStop.time(&random))] : ["do": "done"]
    case 6: return ["do": "withdraw"]
    case 7: return ["do": "sent"]
    case 8: return ["do": "turnDown"]
    case 9: return ["do": "correct"]
    default:
      return [
        "do": "cash",
        "kind": .string(random.one(of: "collected", "handedIn", "paidOut", "float")),
        "amount": .int(random.one(of: -1, 0, 1, 100, 2500, 100_000, 1_000_000, 1_000_001)),
      ]
    }
  }
}
