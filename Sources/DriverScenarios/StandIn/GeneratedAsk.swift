internal import ScenarioKit

/// Requests made at random, by what the answers before them gave.
struct GeneratedAsk {
  private var tokens = ["t1", "t1", "t2"]
  private var cookies: [String] = []
  private var tags: [String] = []

  /// Takes tokens, cookies and tags from what is seen.
  mutating func learn(from seen: JSONValue) {
    let headers = seen["headers"]
    if let token = headers?["set-auth-token"]?.string { tokens.append(token) }
    if let tag = headers?["ETag"]?.string { tags.append(tag) }
    if let cookie = headers?["Set-Cookie"]?.string {
      cookies.append(String(cookie.prefix { $0 != ";" }))
    }
  }

  /// The next request.
  mutating func ask(_ random: inout SeededRandom) -> JSONValue {
    switch random.number(0...23) {
    case 0...1: return signIn(&random)
    case 2...4: return code(&random)
    case 5: return signed(ask("POST", "/auth/sign-out"), &random)
    case 6: return signed(ask("GET", "/driver/businesses"), &random)
    case 7...9: return day(&random)
    case 10...14: return write(&random, GeneratedBody.delivery(&random), "/deliveries")
    case 15: return write(&random, GeneratedBody.cash(&random), "/cash")
    case 16...17:
      return write(&random, GeneratedBody.load(&random), "/rounds/\(round(&random))/loads")
    case 18:
      return write(&random, GeneratedBody.progress(&random), "/rounds/\(round(&random))/progress")
    case 19...20: return proof(&random)
    case 21: return position(&random)
    case 22: return timing(&random)
    default: return elsewhere(&random)
    }
  }

  private func ask(_ method: String, _ path: String) -> JSONValue {
    ["do": "ask", "method": .string(method), "path": .string(path)]
  }

  private func signed(_ ask: JSONValue, _ random: inout SeededRandom) -> JSONValue {
    let token = random.once(in: 20) ? random.one(of: "", "t9", "T1") : random.one(of: tokens)
    return ask.with("token", token.map(JSONValue.string))
      .with("business", .string(random.one(of: "acme", "acme", "acme", "acme", "best", "cosy", "")))
      .with(
        "version",
        random.once(in: 3) ? .string(random.one(of: "3.2.0", "3.9.9", "3.1", "10.0.0")) : .none
      )
  }

  private func signIn(_ random: inout SeededRandom) -> JSONValue {
    let email = random.one(
      of: "sam@bottle.test",
      "SAM@bottle.test",
      "alex@bottle.test",
      "sam",
      "@",
      "x@y@z",
      "sam@bottle. test"
    )
    let password = random.one(of: "gas", "gas", "g\u{E9}s", "ge\u{301}s", "new", "")
    return ask("POST", "/auth/sign-in/email").with(
      "json",
      ["email": .string(email), "password": .string(password)]
    )
  }

  private func code(_ random: inout SeededRandom) -> JSONValue {
    let code = random.one(of: "123456", "000000", "000000", "12345")
    let cookie = random.one(of: cookies) ?? "better-auth.two_factor=2fa-1.sig%3D"
    let header = random.one(
      of: cookie,
      cookie,
      "a=b; __Secure-" + cookie,
      cookie + "x",
      " x ;" + cookie + " "
    )
    return ask("POST", "/auth/two-factor/verify-totp").with("json", ["code": .string(code)])
      .with("cookie", random.once(in: 12) ? .none : .string(header))
      .with(
        "origin",
        random.once(in: 12)
          ? .none
          : .string(
            random.one(
              of: "http://localhost:4000",
              "https://api.test",
              "null",
              "http://localhost.test",
              "api.test"
            )
          )
      )
      .with(
        "host",
        random.once(in: 2) ? .none : .string(random.one(of: "localhost:4000", "api.test"))
      )
  }

  private func day(_ random: inout SeededRandom) -> JSONValue {
    let query = random.one(
      of: "date=2026-03-04",
      "date=2026-03-04",
      "date=2026-03-05",
      "x=1&date=2026%2D03%2D04",
      "date=2026-13-01",
      "date=%zz",
      ""
    )
    return signed(ask("GET", "/driver/day?" + query), &random)
      .with(
        "tag",
        random.once(in: 2)
          ? (random.one(of: tags) ?? "*").in(random.one(of: "", "W/", "\"a\", ")) : .none
      )
  }

  private func write(_ random: inout SeededRandom, _ body: JSONValue, _ path: String) -> JSONValue {
    let ask = keyed(signed(ask("POST", path), &random), &random)
      .with(
        "type",
        random.once(in: 12)
          ? .string(random.one(of: "text/plain", "Application/JSON ; charset=utf-8")) : .none
      )
      .with(
        "sentAt",
        random.once(in: 16) ? .string(random.one(of: "now", "2026-03-04T09:00:00+01:00")) : .none
      )
    if random.once(in: 16) {
      return ask.with("text", .string(random.one(of: "", "{", "[]", "{\"id\":1}")))
    }
    return ask.with("json", body)
  }

  private func keyed(_ ask: JSONValue, _ random: inout SeededRandom) -> JSONValue {
    if random.once(in: 24) { return ask }
    let key = GeneratedBody.id("a", &random)
    return ask.with(
      "key",
      .string(random.one(of: key, key, key, key, "\"\(key)\"", key.uppercased()))
    )
  }

  private func proof(_ random: inout SeededRandom) -> JSONValue {
    let path =
      "/deliveries/\(GeneratedBody.id("d", &random))/proof/\(GeneratedBody.id("f", &random))"
    return keyed(signed(ask("PUT", path), &random), &random)
      .with("type", .string(random.one(of: "image/jpeg", "image/jpeg", "image/jpeg", "image/png")))
      .with("text", .string(random.one(of: "jpeg", "jpeg", "other", "")))
  }

  private func position(_ random: inout SeededRandom) -> JSONValue {
    let fix: JSONValue = [
      "lat": .double(random.one(of: 51.75, 51.752, 90, 91)), "lon": -1.25,
      "accuracy": .double(random.one(of: 5, 100, 100.5)), "at": "2026-03-04T09:00:00.000Z",
      "ageMs": .int(random.one(of: 0, 250, 60_000, 1_300_000, -1)),
    ]
    return signed(ask("POST", "/rounds/\(round(&random))/position"), &random).with("json", fix)
  }

  private func timing(_ random: inout SeededRandom) -> JSONValue {
    let query = random.one(
      of: "lat=51.75&lon=-1.25",
      "lat=51.75&lon=-1.25",
      "lat=91&lon=0",
      "lat=&lon=0",
      "lon=1",
      "lat=+1&lon=0",
      "lat=1e1&lon=1.5E-3"
    )
    return signed(ask("GET", "/rounds/\(round(&random))/timing?" + query), &random)
  }

  private func elsewhere(_ random: inout SeededRandom) -> JSONValue {
    let path = random.one(
      of: "/",
      "",
      "/deliveries/",
      "/DELIVERIES",
      "/rounds//loads",
      "/%64eliveries",
      "/rounds/%FF/loads",
      "/auth/sign-in/email?x"
    )
    return signed(ask(random.one(of: "GET", "POST", "PATCH", "get"), path), &random)
  }

  private func round(_ random: inout SeededRandom) -> String {
    random.one(of: "r1", "r1", "r1", "r2", "r3", "r%31", "%7E")
  }
}

extension String {
  /// The text after a prefix, as a value.
  fileprivate func `in`(_ prefix: String) -> JSONValue {
    .string(prefix + self)
  }
}
