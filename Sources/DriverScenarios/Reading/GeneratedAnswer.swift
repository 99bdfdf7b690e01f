internal import ScenarioKit

/// Makes answers to signed-in requests, ours and not.
enum GeneratedAnswer {
  /// A step `answer`; one of 200 has no body yet.
  static func answer(to number: Int64, _ random: inout SeededRandom) -> JSONValue {
    let step: JSONValue = ["do": "answer", "to": .int(number)]
    if random.once(in: 8) {
      return step.with("none", .string(random.one(of: "noSignal", "timeOut")))
    }
    let status = random.one(
      of: 200,
      200,
      204,
      304,
      401,
      401,
      403,
      403,
      404,
      408,
      409,
      422,
      425,
      426,
      429,
      429,
      500,
      503,
      503,
      511
    )
    let answer = step.with("status", .int(Int64(status)))
    return status < 400 ? answer : failure(answer, &random)
  }

  private static func failure(_ answer: JSONValue, _ random: inout SeededRandom) -> JSONValue {
    let body = random.one(
      of: problem(&random),
      problem(&random),
      problem(&random),
      ["json": ["code": "signed-out"]],
      ["text": "<html>proxy</html>"],
      [:]
    )
    var answer = answer
    for member in body.members ?? [] { answer = answer.with(member.key, member.value) }
    if random.once(in: 2) { answer = answer.with("retryAfter", .string(wait(&random))) }
    if random.once(in: 3) { answer = answer.with("date", .string(date(&random))) }
    return answer
  }

  private static func problem(_ random: inout SeededRandom) -> JSONValue {
    let problem: JSONValue = random.one(
      of: ["code": "not-a-member"],
      ["code": "not-a-member"],
      ["code": "signed-out"],
      ["code": "something-new"],
      ["code": ""],
      ["code": 401],
      [:],
      ["type": "https://api.getbottle.app/problems/signed-out"],
      ["type": "https://api.getbottle.app"],
      ["type": "https://api.getbottle.app.example/problems/signed-out", "code": nil]
    )
    return ["problem": problem]
  }

  /// A header `Retry-After`.
  static func wait(_ random: inout SeededRandom) -> String {
    random.one(
      of: "0",
      "1",
      "5",
      "30",
      "60",
      "120",
      "3599",
      "3600",
      "3601",
      "99999999",
      "99999999999999999999",
      "-5",
      "+5",
      "1.5",
      "abc",
      "",
      " 30\t",
      "\u{0663}0",
      "3 0",
      "Wed, 04 Mar 2026 06:47:30 GMT",
      "Wed, 04 Mar 2026 06:45:00 GMT",
      "Wed, 4 Mar 2026 06:47:30 GMT",
      "Wednesday, 04-Mar-26 06:47:30 GMT",
      "Wed, 30 Feb 2026 06:47:30 GMT",
      "Wed, 04 mar 2026 06:47:30 GMT"
    )
  }

  private static func date(_ random: inout SeededRandom) -> String {
    random.one(
      of: "Wed, 04 Mar 2026 06:45:00 GMT",
      "Wed, 04 Mar 2026 06:45:00 GMT",
      "Wed, 04 Mar 2026 06:47:31 GMT",
      "Tue, 03 Mar 2026 06:45:00 GMT",
      "today"
    )
  }
}
