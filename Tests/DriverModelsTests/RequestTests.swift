import DriverModels
import Testing

@Suite("Requests")
struct RequestTests {
  private func call(round: String, business: String = "acme") throws -> RecordLoadCall {
    let load = LoadWrite(
      id: LoadId("5b1a1f8e-0d53-4f0e-8c7a-7a4f3f6a2b21"),
      kind: .loadUp,
      occurredAt: try Timestamp(wireText: "2026-03-04T06:20:00Z"),
      lines: [LoadMove(gasId: GasId("propane-19"), full: 12, empty: 0)]
    )
    return RecordLoadCall(
      roundId: RoundId(round),
      bottleBusiness: BusinessId(business),
      idempotencyKey: IdempotencyKey("1f0e9a9e-4f3b-4f4c-9a55-0a1b2c3d4e51"),
      bottleSentAt: try Timestamp(wireText: "2026-03-04T06:20:01Z"),
      body: load
    )
  }

  @Test("a request is a method, a path, headers and a body")
  func whole() throws {
    let request = try call(round: "r1").request(session: "q1w2.e3%3D")
    #expect(request.method == "POST")
    #expect(request.target == "/rounds/r1/loads")
    #expect(
      request.headers == [
        WireHeader("Accept", "application/json, application/problem+json"),
        WireHeader("Authorization", "Bearer q1w2.e3%3D"),
        WireHeader("Content-Type", "application/json"),
        WireHeader("Bottle-Business", "acme"),
        WireHeader("Idempotency-Key", "1f0e9a9e-4f3b-4f4c-9a55-0a1b2c3d4e51"),
        WireHeader("Bottle-Sent-At", "2026-03-04T06:20:01.000Z"),
      ]
    )
    #expect(
      String(decoding: request.body ?? [], as: UTF8.self)
        == #"{"id":"5b1a1f8e-0d53-4f0e-8c7a-7a4f3f6a2b21","kind":"loadUp","#
        + #""lines":[{"empty":0,"full":12,"gasId":"propane-19"}],"#
        + #""occurredAt":"2026-03-04T06:20:00.000Z"}"#
    )
  }

  @Test("a query has the values in the order described, and nothing for what is nothing")
  func query() throws {
    let day = DayCall(
      bottleBusiness: BusinessId("acme"),
      date: CalendarDate(year: 2026, month: 3, day: 4)!
    )
    let request = try day.request(session: "s")
    #expect(request.target == "/driver/day?date=2026-03-04")
    #expect(request.body == nil)
    #expect(!request.headers.contains { $0.name == "If-None-Match" || $0.name == "Content-Type" })
    let timing = TimingCall(
      roundId: RoundId("r1"),
      bottleBusiness: BusinessId("acme"),
      lat: 51.752,
      lon: -1e-9
    )
    #expect(try timing.request(session: "s").query == "lat=51.752&lon=-1e-9")
  }

  @Test(
    "a value in a path is percent-encoded, so that it is one segment",
    arguments: [
      ("a/b", "a%2Fb"), ("é?#%", "%C3%A9%3F%23%25"), ("a b+c", "a%20b%2Bc"), ("~a-._", "~a-._"),
      ("...", "..."), ("\0\n", "%00%0A"),
    ]
  )
  func path(text: String, encoded: String) throws {
    #expect(try call(round: text).request(session: "s").path == "/rounds/\(encoded)/loads")
  }

  @Test("a segment that would change the path is refused", arguments: ["", ".", ".."])
  func traversal(text: String) {
    #expect(throws: WireError(.badPathSegment, at: "roundId")) {
      try call(round: text).request(session: "s")
    }
  }

  @Test(
    "a value that would break out of a header is refused",
    arguments: ["a\r\nCookie: b", "a\n", "é", "a\0", " a", "a\t", "\u{7F}"]
  )
  func injection(text: String) {
    #expect(throws: WireError(.badHeader, at: "Bottle-Business")) {
      try call(round: "r1", business: text).request(session: "s")
    }
    #expect(throws: WireError(.badHeader, at: "session")) {
      try call(round: "r1").request(session: text)
    }
  }

  @Test("the cookie of a challenge goes with the code, beside the origin")
  func cookie() throws {
    let call = VerifyCodeCall(
      origin: "https://api.getbottle.app",
      body: CodeRequest(code: "123456")
    )
    let headers = try call.request(challenge: "2fa-abc.sig").headers
    #expect(headers.contains(WireHeader("Cookie", "__Secure-better-auth.two_factor=2fa-abc.sig")))
    #expect(headers.contains(WireHeader("Origin", "https://api.getbottle.app")))
  }

  @Test("bytes are sent as they are")
  func bytes() throws {
    let call = SendProofCall(
      deliveryId: DeliveryId("d"),
      proofId: ProofId("p"),
      bottleBusiness: BusinessId("acme"),
      idempotencyKey: IdempotencyKey("k"),
      bottleSentAt: Timestamp(milliseconds: 0)!,
      body: [0xFF, 0xD8, 0]
    )
    let request = try call.request(session: "s")
    #expect(request.method == "PUT")
    #expect(request.path == "/deliveries/d/proof/p")
    #expect(request.body == [0xFF, 0xD8, 0])
    #expect(request.headers.contains(WireHeader("Content-Type", "image/jpeg")))
  }

  @Test("a number that JSON cannot write is never sent", arguments: [Double.nan, .infinity])
  func notFinite(number: Double) {
    let fix = Fix(lat: number, lon: 0, accuracy: 1, at: Timestamp(milliseconds: 0)!, ageMs: 0)
    #expect(throws: WireError(.notFinite)) { try fix.json() }
    #expect(fix.validate() == [WireViolation(.notFinite, at: "/lat")])
  }

  @Test("nothing that is printed has a password or a token in it")
  func secrets() throws {
    let body = SignInRequest(email: "sam@bottle.test", password: "hunter2")
    let call = SignInCall(body: body)
    let token = SessionToken("hunter2")
    let answer = SignIn200Response(
      setAuthToken: token,
      setCookie: "hunter2",
      body: .challenge(Challenge(twoFactorRedirect: true))
    )
    let request = try SignOutCall().request(session: "hunter2")
    let values: [Any] = [body, call, token, answer, request, request.headers, try call.request()]
    for value in values {
      #expect(!"\(value) \(String(reflecting: value))".contains("hunter2"))
    }
    #expect("\(body) \(token)" == "SignInRequest(hidden) SessionToken(hidden)")
    #expect("\(request)" == "POST /auth/sign-out")
    #expect(request.headers.map { "\($0)" }.contains("Authorization: (hidden)"))
  }
}
