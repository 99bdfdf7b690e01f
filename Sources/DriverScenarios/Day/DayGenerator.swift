internal import DriverModels
internal import ScenarioKit

/// Makes phones with copies of days, and what happens to them, ordinary and odd.
enum DayGenerator {
  /// A row half of the time, else a story.
  static func scenario(_ random: inout SeededRandom) -> GeneratedScenario {
    let given = GeneratedPhone.given(&random)
    if random.once(in: 2) {
      let input = JSONValue.object([])
        .with("refreshed", true, if: !random.once(in: 4))
        .with("show", .string(GeneratedPhone.date(given, &random)), if: random.once(in: 4))
      return GeneratedScenario(given: given, steps: [["do": "judge", "input": input]])
    }
    if random.once(in: 8) { return GeneratedScenario(given: given, steps: crash(given, &random)) }
    if random.once(in: 5) { return GeneratedScenario(given: given, steps: wait(given, &random)) }
    let steps = (0..<random.number(3...12)).map { step($0, given, &random) }
    return GeneratedScenario(given: given, steps: steps)
  }

  private static func step(_ index: Int, _ given: JSONValue, _ random: inout SeededRandom)
    -> JSONValue
  {
    switch random.number(0...17) {
    case 0...2: return ["do": "open"]
    case 3: return ["do": "front"]
    case 4: return ["do": "outboxEmpty"]
    case 5: return ["do": "signal", "on": .bool(!random.once(in: 3))]
    case 6...7: return ["do": "pass", "seconds": seconds(&random)]
    case 8:
      let now: JSONValue = .string(GeneratedPhone.time(given, days: -8...8, &random))
      return ["do": "clock", "now": now]
    case 9:
      return [
        "do": "signIn", "person": .string(random.one(of: "sam", "kim")),
        "business": .string(random.one(of: "acme", "acme", "best")),
      ]
    case 10: return ["do": "show", "date": .string(GeneratedPhone.date(given, &random))]
    case 11:
      return [
        "do": "record", "write": GeneratedPhone.write("n\(index)", 10 + index, given, &random),
      ]
    case 12:
      let key = random.one(of: "k0", "k1", "k2")
      return ["do": "outbox", "key": .string(key), "state": .string(GeneratedVan.state(&random))]
    default: return answer(given, &random)
    }
  }

  /// A crash while copies go, and what the next refresh makes of it, on that day or with another clock.
  private static func crash(_ given: JSONValue, _ random: inout SeededRandom) -> [JSONValue] {
    let moment = random.one(of: "listed", "files", "files")
    let days = random.one(of: -9 ... -8, 0...0)
    return [
      ["do": "signal", "on": true],
      ["do": "open"],
      good(given, &random).with("crash", .string(moment)),
      ["do": "clock", "now": .string(GeneratedPhone.time(given, days: days, &random))],
      ["do": "open"],
      ["do": "show", "date": .string(GeneratedPhone.date(given, &random))],
      good(given, &random),
    ]
  }

  /// A minute until the app comes to the front, or five minutes in which it does nothing, about.
  private static func wait(_ given: JSONValue, _ random: inout SeededRandom) -> [JSONValue] {
    let begin: [JSONValue] = [
      ["do": "signal", "on": true], ["do": "open"], good(given, &random),
    ]
    if random.once(in: 2) {
      return begin + [
        ["do": "pass", "seconds": random.one(of: 59.5, 60, 60, 60.5)], ["do": "front"],
      ]
    }
    return begin + [
      ["do": "pass", "seconds": random.one(of: 10, 299.5, 300)],
      ["do": "pass", "seconds": random.one(of: 0.5, 10, 290)],
    ]
  }

  private static func good(_ given: JSONValue, _ random: inout SeededRandom) -> JSONValue {
    ["do": "answer", "status": 200, "day": GeneratedPhone.day(given, &random)]
  }

  private static func seconds(_ random: inout SeededRandom) -> JSONValue {
    random.one(of: 0.5, 10, 59.5, 60, 60.5, 299.5, 300, 300, 3600, 86_400)
  }

  private static func answer(_ given: JSONValue, _ random: inout SeededRandom) -> JSONValue {
    let crash: JSONValue = .string(random.one(of: "listed", "files"))
    let isCrash = random.once(in: 6)
    let answer: JSONValue = ["do": "answer"]
    switch random.number(0...9) {
    case 0: return answer
    case 1: return answer.with("status", .int(random.one(of: 200, 401, 403, 404, 500, 503)))
    case 2:
      return answer.with("status", 200).with(
        "text",
        .string(random.one(of: "", "<html>", "{}", "["))
      )
    case 3...5: return answer.with("status", 304).with("crash", crash, if: isCrash)
    default:
      let date = GeneratedPhone.date(given, &random)
      let day = GeneratedPhone.day(given, &random).with(
        "date",
        .string(date),
        if: random.once(in: 15)
      )
      return answer.with("status", 200).with("day", day).with("crash", crash, if: isCrash)
        .with("etag", .string(random.one(of: "e1", "e2", "e3")), if: !random.once(in: 3))
    }
  }
}
