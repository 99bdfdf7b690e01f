internal import ScenarioKit

/// Makes answers to the requests of a session.
enum GeneratedReply {
  /// A request that is not answered yet.
  struct Request {
    let number: Int64
    let path: String

    init?(_ request: JSONValue) {
      guard let number = request["n"]?.int, let path = request["path"]?.string else { return nil }
      self.number = number
      self.path = path
    }
  }

  static func reply(to request: Request, _ random: inout SeededRandom) -> JSONValue {
    let step: JSONValue = ["do": "answer", "to": .int(request.number)]
    if random.once(in: 10) {
      return step.with("none", .string(random.one(of: "noSignal", "timeOut")))
    }
    switch request.path {
    case "/auth/sign-in/email", "/auth/two-factor/verify-totp":
      return random.once(in: 3) ? turnedDown(step, &random) : signedIn(step, &random)
    case "/driver/businesses":
      return random.once(in: 4) ? other(request.number, &random) : list(step, &random)
    default:
      return other(request.number, &random)
    }
  }

  static func person(_ random: inout SeededRandom) -> JSONValue {
    random.once(in: 3)
      ? ["id": "p2", "name": "Alex", "email": "alex@bottle.test", "image": nil]
      : ["id": "p1", "name": "Sam", "email": "sam@bottle.test"]
  }

  /// A 200 to the password or the code.
  private static func signedIn(_ step: JSONValue, _ random: inout SeededRandom) -> JSONValue {
    let body = JSONValue.object([])
      .with("user", random.once(in: 8) ? .none : person(&random))
      .with("token", random.once(in: 3) ? "b1" : .none)
      .with("twoFactorRedirect", random.one(of: .none, .none, true, true, false, "true", 1))
      .with("twoFactorMethods", random.one(of: .none, ["totp"], "owl"))
    let cookie: JSONValue? = random.one(
      of: .none,
      ["__Secure-better-auth.two_factor=a.b%3D; Max-Age=600; Path=/; Secure"],
      ["better-auth.session_token=; Max-Age=0", "better-auth.two_factor=c=d;Path=/"],
      ["better-auth.two_factor=; Max-Age=0"],
      ["better-auth.two_factors=x", "two_factor=y"]
    )
    let answer = step.with("status", random.once(in: 20) ? 201 : 200)
      .with("token", token(&random))
      .with("setCookie", cookie)
    return random.once(in: 20) ? answer.with("text", "<html>") : answer.with("json", body)
  }

  private static func turnedDown(_ step: JSONValue, _ random: inout SeededRandom) -> JSONValue {
    let code = random.one(
      of: "INVALID_EMAIL",
      "INVALID_EMAIL_OR_PASSWORD",
      "EMAIL_NOT_VERIFIED",
      "INVALID_CODE",
      "INVALID_TWO_FACTOR_COOKIE",
      "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE",
      "ACCOUNT_TEMPORARILY_LOCKED",
      "TOTP_NOT_ENABLED",
      "MISSING_OR_NULL_ORIGIN",
      "INVALID_ORIGIN",
      "PASSWORD_EATEN",
      nil,
      nil,
      nil
    )
    let status = random.one(
      of: 302,
      400,
      401,
      401,
      403,
      404,
      408,
      425,
      426,
      429,
      429,
      500,
      503,
      599
    )
    let body: JSONValue = code.map { ["code": .string($0)] } ?? [:]
    return step.with("status", .int(Int64(status)))
      .with("json", random.once(in: 8) ? .none : body)
      .with("retryAfter", random.once(in: 3) ? .string(GeneratedAnswer.wait(&random)) : .none)
      .with("xRetryAfter", random.once(in: 3) ? .string(GeneratedAnswer.wait(&random)) : .none)
      .with("token", random.once(in: 8) ? token(&random) : .none)
  }

  private static func list(_ step: JSONValue, _ random: inout SeededRandom) -> JSONValue {
    let ids: [String] = random.one(
      of: ["acme"],
      ["best"],
      [],
      ["acme", "best"],
      ["cosy", "best"],
      ["acme", "best", "cosy"]
    )
    let list = ids.map { id -> JSONValue in
      ["id": .string(id), "name": .string(id), "currency": "GBP"]
    }
    return step.with("status", 200)
      .with("token", random.once(in: 4) ? token(&random) : .none)
      .with(
        "json",
        random.once(in: 12) ? ["businesses": [["id": 1]]] : ["businesses": .array(list)]
      )
  }

  /// What is answered to a signed-in request.
  private static func other(_ number: Int64, _ random: inout SeededRandom) -> JSONValue {
    let answer = GeneratedAnswer.answer(to: number, &random)
    guard answer["none"] == nil, random.once(in: 2) else { return answer }
    return answer.with("token", token(&random))
  }

  private static func token(_ random: inout SeededRandom) -> JSONValue {
    .string(random.one(of: "t0", "t1", "t1", "t2", "t3.aGVsbG8%3D", " t4\t", "t5\u{A0}", "", "\t"))
  }
}
