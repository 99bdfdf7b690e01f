import DriverModels
import Testing

@Suite("Answers")
struct ReplyTests {
  private func answer(_ status: Int, _ body: String, _ headers: WireHeader...) -> WireAnswer {
    WireAnswer(status: status, headers: headers, body: Array(body.utf8))
  }

  private let receipt = #"{"id":"d1","recordedAt":"2026-03-04T09:13:02.600Z"}"#

  @Test("the body says whether it is a challenge, never the header")
  func challenge() throws {
    let token = WireHeader("SET-AUTH-TOKEN", "t1")
    let body = #"{"twoFactorRedirect":true,"twoFactorMethods":["totp"]}"#
    guard case .status200(let said) = try SignInReply(answer(200, body, token)) else {
      Issue.record("not a 200")
      return
    }
    #expect(said.setAuthToken == SessionToken("t1"))
    #expect(
      said.body == .challenge(Challenge(twoFactorRedirect: true, twoFactorMethods: ["totp"]))
    )
  }

  @Test(
    "anything but true is signed in, and must then be that",
    arguments: ["false", "null", "\"true\"", "1", "{}"]
  )
  func signedIn(flag: String) throws {
    let user = #""user":{"id":"p1","name":"Sam","email":"s","image":null}"#
    let both = "{\"twoFactorRedirect\":\(flag),\(user)}"
    let person = Person(id: PersonId("p1"), name: "Sam", email: "s")
    #expect(
      try SignInReply(answer(200, both))
        == .status200(SignIn200Response(body: .signedIn(SignedIn(user: person))))
    )
    #expect(throws: WireError(.missing, at: "/user")) {
      try SignInReply(answer(200, "{\"twoFactorRedirect\":\(flag)}"))
    }
  }

  @Test("a header that must be there makes an answer ours")
  func replayed() throws {
    let reply = try RecordCashReply(
      answer(200, receipt, WireHeader("idempotency-replayed", " true\t"))
    )
    guard case .status200(let replayed) = reply else {
      Issue.record("not a 200")
      return
    }
    #expect(replayed.idempotencyReplayed)
    #expect(replayed.body.recordedAt.text == "2026-03-04T09:13:02.600Z")
    #expect(throws: WireError(.missing, at: "header:Idempotency-Replayed")) {
      try RecordCashReply(answer(200, receipt))
    }
    #expect(throws: WireError(.wrongType, at: "header:Idempotency-Replayed")) {
      try RecordCashReply(answer(200, receipt, WireHeader("Idempotency-Replayed", "yes")))
    }
  }

  @Test("of two headers with one name the first counts")
  func twice() throws {
    let headers = [
      WireHeader("Idempotency-Replayed", "false"), WireHeader("Idempotency-Replayed", "true"),
    ]
    let answer = WireAnswer(status: 201, headers: headers, body: Array(receipt.utf8))
    guard case .status201(let recorded) = try RecordCashReply(answer) else {
      Issue.record("not a 201")
      return
    }
    #expect(!recorded.idempotencyReplayed)
  }

  @Test("a problem says what and where, and a code nobody knows stays as it is")
  func problem() throws {
    let body = #"{"title":"No","code":"out-of-gas","errors":[{"pointer":"/a","code":"b"}],"x":1}"#
    let reply = try RecordCashReply(answer(422, body))
    guard case .status422(let refused) = reply else {
      Issue.record("not a 422")
      return
    }
    #expect(refused.body.code == .unknown("out-of-gas"))
    #expect(refused.body.errors == [FieldProblem(pointer: "/a", code: "b")])
    #expect(refused.idempotencyReplayed == nil)
  }

  @Test("any other status has an answer of its own")
  func other() throws {
    #expect(
      try RecordCashReply(answer(500, "{}"))
        == .otherStatus(ProblemResponse(body: Problem()), status: 500)
    )
  }

  @Test("the sign-in pages speak their own shape, whatever its label")
  func authProblem() throws {
    let headers = [WireHeader("Content-Type", "text/plain"), WireHeader("X-Retry-After", "10")]
    let body = #"{"message":"Too many requests. Please try again later."}"#
    let answer = WireAnswer(status: 429, headers: headers, body: Array(body.utf8))
    guard case .status429(let tooMany) = try SignInReply(answer) else {
      Issue.record("not a 429")
      return
    }
    #expect(tooMany.xRetryAfter == "10")
    #expect(tooMany.body.code == nil)
  }

  @Test("a page of somebody else's is no answer of ours")
  func captivePortal() {
    #expect(throws: WireError(.syntax)) {
      try RecordCashReply(
        answer(201, "<html>Log in to the Wi-Fi</html>", WireHeader("Idempotency-Replayed", "false"))
      )
    }
  }

  @Test("an answer without a body is its headers")
  func nothing() throws {
    #expect(
      try DayReply(answer(304, "", WireHeader("etag", "W/\"day-41\"")))
        == .status304(Day304Response(eTag: EntityTag("W/\"day-41\"")))
    )
  }
}
