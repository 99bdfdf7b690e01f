internal import ScenarioKit

/// Makes answers to an outbox's request, such as the API can give.
enum GeneratedOutboxAnswer {
  static func step(to seen: JSONValue, _ random: inout SeededRandom) -> JSONValue {
    let key = seen["inFlight"] ?? .null
    let isKnown = ["recorded", "refused"].contains { list in
      (seen["api"]?.list(list) ?? []).contains(key)
    }
    switch random.number(0...11) {
    case 0...4: return token(["do": "answer"], &random)
    case 5: return ["do": "answer", "lost": random.one(of: "beforeArriving", "afterRecording")]
    case 6:
      let why = random.one(of: "offline", "noName", "refused", "tls", "timeOut", "dropped")
      return ["do": "answerNone", "why": .string(why)]
    case 7...8 where !isKnown: return refusal(&random)
    case 9: return another(&random)
    default: return later(&random)
    }
  }

  private static func refusal(_ random: inout SeededRandom) -> JSONValue {
    let status = random.one(of: 400, 403, 404, 405, 409, 409, 413, 415, 422)
    let problem: JSONValue = random.one(
      of: ["code": "round-closed", "title": "The round is closed", "detail": "At noon."],
      ["code": "something-new", "errors": [["pointer": "/lines/0", "code": "bad"], 3]],
      ["type": "https://api.getbottle.app/problems/closed"]
    )
    let answer: JSONValue = ["do": "answer", "status": .int(Int64(status)), "problem": problem]
    return random.once(in: 4) ? answer.with("lost", "afterRecording") : token(answer, &random)
  }

  /// What is not the API's.
  private static func another(_ random: inout SeededRandom) -> JSONValue {
    let status = random.one(of: 200, 200, 204, 302, 401, 403, 404, 407, 426, 511)
    let answer: JSONValue = ["do": "answer", "status": .int(Int64(status))]
    let body: JSONValue = random.one(
      of: ["text": "<html>Hotel</html>"],
      ["json": ["code": "not-a-member"]],
      ["problem": ["title": "No"]]
    )
    return wait((body.members ?? []).reduce(answer) { $0.with($1) }, &random)
  }

  /// What decides nothing.
  private static func later(_ random: inout SeededRandom) -> JSONValue {
    let (status, code) = random.one(
      of: (401, "signed-out"),
      (403, "not-a-member"),
      (408, "too-slow"),
      (409, "in-progress"),
      (409, "in-progress"),
      (425, "too-early"),
      (426, "app-too-old"),
      (429, "too-many"),
      (500, "broken"),
      (500, "broken"),
      (503, "try-later"),
      (503, "try-later")
    )
    let answer: JSONValue = [
      "do": "answer", "status": .int(Int64(status)), "problem": ["code": .string(code)],
    ]
    return wait(answer, &random)
  }

  private static func wait(_ answer: JSONValue, _ random: inout SeededRandom) -> JSONValue {
    guard random.once(in: 3) else { return answer }
    return answer.with("retryAfter", .string(GeneratedAnswer.wait(&random)))
      .with("date", "Wed, 04 Mar 2026 06:45:00 GMT", if: random.once(in: 2))
  }

  private static func token(_ answer: JSONValue, _ random: inout SeededRandom) -> JSONValue {
    answer.with("token", .string(random.one(of: "t2", "t3", "")), if: random.once(in: 8))
  }
}
