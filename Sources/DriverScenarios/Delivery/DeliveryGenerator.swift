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
    var last = ""
    for _ in 0..<random.number(2...GeneratedStop.idCount) {
      last = word(after: last, &random)
      steps.append(step(last, of: stop, &random))
    }
    return steps
  }

  /// The next word: mostly one that goes on from the last.
  private static func word(after last: String, _ random: inout SeededRandom) -> String {
    let often = random.one(of: "edit", "done", "cash")
    let any = random.one(of: often, often, "withdraw", "sent", "turnDown", "correct")
    guard !random.once(in: 3) else { return any }
    switch last {
    case "edit", "correct", "withdraw": return random.one(of: "edit", "done", "done")
    case "done": return random.one(of: "withdraw", "sent", "sent", "turnDown", "turnDown")
    case "sent", "turnDown": return "correct"
    default: return any
    }
  }

  private static func step(
    _ word: String,
    of stop: GeneratedStop,
    _ random: inout SeededRandom
  ) -> JSONValue {
    switch word {
    case "edit":
      let isPlain = random.once(in: 2)
      let draft =
        isPlain
        ? GeneratedDraft.plain(of: stop, &random)
        : GeneratedDraft.draft(of: stop, wild: 60, &random)
      return ["do": "edit", "draft": draft]
    case "done" where random.once(in: 3):
      return ["do": "done", "now": .string(GeneratedStop.time(&random))]
    case "cash":
      return [
        "do": "cash",
        "kind": .string(random.one(of: "collected", "handedIn", "paidOut", "float")),
        "amount": .int(random.one(of: -1, 0, 1, 100, 2500, 100_000, 1_000_000, 1_000_001)),
      ]
    default:
      return ["do": .string(word)]
    }
  }
}
