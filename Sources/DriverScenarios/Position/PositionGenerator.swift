internal import DriverRules
internal import ScenarioKit

/// Makes stories of a round, with fixes about every limit.
///
/// No place is within a millimetre of 300 m from another of its story: two languages need not agree on
/// the last bits of a distance.
enum PositionGenerator {
  static func scenario(_ random: inout SeededRandom) -> GeneratedScenario {
    let given = given(&random)
    var track = GeneratedTrack(&random)
    var unanswered: [Int64] = []
    var steps: [JSONValue] = []
    // The rules say which requests there are to answer.
    guard var story = try? PositionStory(given) else { return GeneratedScenario(steps: []) }
    for _ in 0..<random.number(12...40) {
      let step = step(&random, &track, &unanswered)
      steps.append(step)
      if step["do"] == "restart" { unanswered = [] }
      guard let seen = try? story.perform(step) else { break }
      unanswered += seen.list("requests").compactMap { $0["n"]?.int }
    }
    return GeneratedScenario(given: given, steps: steps)
  }

  private static func given(_ random: inout SeededRandom) -> JSONValue {
    let now = random.one(
      of: "2026-03-04T06:45:00.000Z",
      "2026-10-25T00:59:30.250Z",
      "2028-02-29T23:59:59.999Z"
    )
    return JSONValue.object([
      JSONMember("now", .string(now)),
      JSONMember("up", .double(random.one(of: 0, 0.001, 1000, 123_456.789, 8_640_000))),
      JSONMember(
        "allowed",
        .string(random.one(of: "precise", "precise", "precise", "reduced", "refused"))
      ),
      JSONMember("signal", .bool(!random.once(in: 6))),
      JSONMember("server", "https://api.getbottle.app"),
      JSONMember("ids", .array((1...64).map { .string("w\($0)") })),
    ])
    .with("round", random.once(in: 4) ? .none : "r1")
  }

  private static func step(
    _ random: inout SeededRandom,
    _ track: inout GeneratedTrack,
    _ unanswered: inout [Int64]
  ) -> JSONValue {
    switch random.number(0...39) {
    case 0...15: return track.fix(&random)
    case 16...25: return ["do": "pass", "seconds": .double(seconds(&random))]
    case 26...31:
      guard let index = unanswered.indices.randomElement(using: &random) else {
        return track.fix(&random)
      }
      return answer(to: unanswered.remove(at: index), &random)
    case 32: return ["do": "setOff", "round": .string(random.one(of: "r1", "r1", "r2"))]
    case 33: return random.once(in: 2) ? ["do": "back"] : track.fix(&random)
    case 34: return ["do": "signal", "on": .bool(!random.once(in: 4))]
    case 35:
      let word = random.one(of: "precise", "precise", "precise", "reduced", "refused")
      return ["do": "allow", "allowed": .string(word)]
    case 36:
      return ["do": "clock", "wall": .double(random.one(of: -86_400, -3600, -0.001, 59.999, 3600))]
    case 37: return random.once(in: 3) ? ["do": "restart"] : ["do": "signIn"]
    case 38: return random.once(in: 3) ? ["do": "standIn", "off": true] : ["do": "standIn"]
    default: return ["do": "signIn"]
    }
  }

  private static func seconds(_ random: inout SeededRandom) -> Double {
    random.one(
      of: 0,
      0.001,
      1,
      5,
      9.999,
      10,
      29.999,
      30,
      59.999,
      60,
      60,
      60.001,
      90,
      120,
      239.999,
      299.999,
      300,
      3600
    )
  }

  private static func answer(to number: Int64, _ random: inout SeededRandom) -> JSONValue {
    if random.once(in: 3) {
      return [
        "do": "answer", "to": .int(number), "status": 503, "problem": ["code": "busy"],
        "retryAfter": .string(GeneratedAnswer.wait(&random)),
        "date": "Wed, 04 Mar 2026 06:45:00 GMT",
      ]
    }
    let answer = GeneratedAnswer.answer(to: number, &random)
    guard answer["status"] == 200 else { return answer }
    let timing: JSONValue = [
      "asOf": "2026-03-04T06:45:01.000Z",
      "stops": [["stopId": .string(random.one(of: "s1", "s2"))]],
    ]
    return answer.with("json", random.once(in: 6) ? ["asOf": "today"] : timing)
  }
}
