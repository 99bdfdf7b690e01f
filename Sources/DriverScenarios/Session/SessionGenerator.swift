internal import ScenarioKit

/// Makes stories of signing in and out, led by where the session stands.
enum SessionGenerator {
  static func scenario(_ random: inout SeededRandom) -> GeneratedScenario {
    let given = given(&random)
    var unanswered: [GeneratedReply.Request] = []
    var steps: [JSONValue] = []
    // The rules say where the session stands and which requests there are to answer.
    guard var story = try? SessionStory(given) else { return GeneratedScenario(steps: []) }
    var seen: JSONValue = ["state": "closed"]
    for _ in 0..<random.number(8...30) {
      let step = step(in: seen, &random, &unanswered)
      steps.append(step)
      if step["do"] == "kill" { unanswered = [] }
      guard let next = try? story.perform(step) else { break }
      seen = next
      unanswered += seen.list("requests").compactMap(GeneratedReply.Request.init)
    }
    return GeneratedScenario(given: given, steps: steps)
  }

  private static func given(_ random: inout SeededRandom) -> JSONValue {
    let stored = JSONValue.object([])
      .with("token", random.once(in: 3) ? .none : "t0")
      .with("person", random.once(in: 4) ? .none : GeneratedReply.person(&random))
      .with("business", random.once(in: 3) ? .none : .string(random.one(of: "acme", "best")))
    return [
      "server": .string(
        random.one(
          of: "https://api.getbottle.app",
          "https://api.getbottle.app/",
          "http://localhost:4000"
        )
      ),
      "platform": .string(random.one(of: "iOS", "Android")),
      "version": .string(random.one(of: "3.2.0", "10.0.1")),
      "store": .string(
        random.one(of: "readable", "readable", "readable", "readable", "unreadable", "locked")
      ),
      "stored": stored,
      "days": [
        ["person": "p1", "business": "acme", "date": "2026-03-04"],
        ["person": "p2", "business": "acme", "date": "2026-03-04"],
        ["person": "p1", "business": "best", "date": "2026-02-28"],
      ],
      "unsent": random.one(
        of: [],
        [["person": "p1", "name": "Sam", "business": "acme", "count": 3]],
        [
          ["person": "p2", "name": "Alex", "business": "best", "count": 1],
          ["person": "p1", "name": "Sam", "business": "acme", "count": 0],
          ["person": "p2", "name": "Alex", "business": "acme", "count": 2],
        ]
      ),
    ]
  }

  private static func step(
    in seen: JSONValue,
    _ random: inout SeededRandom,
    _ unanswered: inout [GeneratedReply.Request]
  ) -> JSONValue {
    // Some requests stay unanswered for a while, so that answers come late.
    let patience = seen["state"] == "in" ? 4 : 2
    if !unanswered.isEmpty, random.once(in: patience) {
      let index = random.number(0...unanswered.count - 1)
      return GeneratedReply.reply(to: unanswered.remove(at: index), &random)
    }
    if random.once(in: 8) { return any(&random) }
    switch seen["state"]?.string {
    case "closed":
      if seen["asksToBeWoken"] == true { return random.one(of: ["do": "unlock"], ["do": "open"]) }
      return random.once(in: 10) ? ["do": "open", "firstStart": true] : ["do": "open"]
    case "signedOut": return random.once(in: 12) ? ["do": "leave"] : signIn(&random)
    case "askingCode": return random.once(in: 12) ? ["do": "leave"] : code(&random)
    case "choosingBusiness":
      return random.one(of: choose(&random), ["do": "listBusinesses"], ["do": "record"])
    default:
      return random.one(
        of: ask(&random),
        ask(&random),
        ask(&random),
        ["do": "listBusinesses"],
        choose(&random),
        ["do": "writeUp"],
        ["do": "writeUp"],
        ["do": "record"],
        ["do": "signOut"],
        ["do": "signOut", "sure": true]
      )
    }
  }

  /// A step that may have no place where the session stands.
  private static func any(_ random: inout SeededRandom) -> JSONValue {
    random.one(
      of: ["do": "open"],
      ["do": "unlock"],
      ["do": "kill"],
      ["do": "leave"],
      ["do": "listBusinesses"],
      ["do": "writeUp"],
      ["do": "record"],
      ["do": "record"],
      ["do": "signOut", "sure": true],
      signIn(&random),
      code(&random),
      choose(&random),
      ask(&random)
    )
  }

  private static func signIn(_ random: inout SeededRandom) -> JSONValue {
    let email = random.one(
      of: "sam@bottle.test",
      "Sam@Bottle.test",
      " sam@bottle.test\n",
      "\u{85}\u{3000}sam@b.test",
      "\u{200B}sam@b.test\u{1C}",
      "\u{2003} ",
      ""
    )
    let password = random.one(of: "gas", "gas", " gas ", "ge\u{301}s", "g\u{E9}s", "\t", "")
    return ["do": "signIn", "email": .string(email), "password": .string(password)]
  }

  private static func code(_ random: inout SeededRandom) -> JSONValue {
    let code = random.one(
      of: "123456",
      "123456",
      "000000",
      " 123456\n",
      "12345",
      "1234567",
      "12 3456",
      "12345a",
      "\u{661}\u{662}\u{663}\u{664}\u{665}\u{666}",
      ""
    )
    return ["do": "code", "code": .string(code)]
  }

  private static func choose(_ random: inout SeededRandom) -> JSONValue {
    ["do": "choose", "business": .string(random.one(of: "acme", "best", "cosy"))]
  }

  private static func ask(_ random: inout SeededRandom) -> JSONValue {
    random.once(in: 2)
      ? ["do": "ask", "method": "GET", "path": "/driver/day?date=2026-03-04"]
      : ["do": "ask", "method": "POST", "path": "/deliveries"]
  }
}
