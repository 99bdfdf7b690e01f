import ScenarioKit
import Testing

@Suite("What always holds of a session")
struct SessionInvariantsTests {
  private static let given: JSONValue = ["version": "3.2.0", "platform": "iOS"]
  private static let ask: JSONValue = ["do": "ask", "method": "GET", "path": "/driver/day"]
  private static let headers: JSONValue = [
    "User-Agent": "Bottle/3.2.0 (iOS)", "Authorization": "Bearer t1", "Bottle-Business": "acme",
  ]
  private static let request: JSONValue = ["n": 1, "path": "/driver/day", "headers": headers]
  private static let stored: JSONValue = [
    "token": "t1", "person": ["id": "p1"], "business": "acme",
  ]
  private static let open: JSONValue = [
    "state": "in", "stored": stored, "days": ["2026-03-04"], "requests": [request],
    "asksToBeWoken": false,
  ]
  private static let signedOut: JSONValue = [
    "state": "signedOut", "stored": ["person": ["id": "p1"]], "days": [], "requests": [],
    "asksToBeWoken": false,
  ]

  @Test("A request of an open business breaks nothing, nor does nobody's being signed in")
  func holds() throws {
    #expect(try broken(Self.ask, Self.open) == [])
    #expect(try broken(["do": "leave"], Self.signedOut) == [])
  }

  @Test(
    "Each is told when it does not hold",
    arguments: [
      ("(S5, S10, S15)", ask, signedOut.but("stored", stored)),
      ("(S5, S10, S15)", ask, open.but("stored", ["person": ["id": "p1"], "business": "acme"])),
      ("(S7)", ask, open.but("stored", ["token": "t1", "business": "acme"])),
      ("(S7)", ask, open.but("stored", ["token": "t1", "person": ["id": "p1"]])),
      ("(S10)", ask, signedOut.but("days", ["2026-03-04"])),
      ("(S4)", ["do": "answer", "status": 200, "json": ["token": "t1"]], open),
      ("(S7)", ["do": "signIn", "email": "sam", "password": "gas"], open),
      (
        "(S22)", ask,
        open.but("requests", [request.but("headers", headers.but("Authorization", "Bearer t0"))])
      ),
      (
        "(S22)", ask,
        open.but("requests", [request.but("headers", headers.but("Bottle-Business", "best"))])
      ),
      (
        "(S22)", ask,
        open.but("requests", [request.but("headers", headers.but("User-Agent", "curl"))])
      ),
      ("(S22)", ask, open.but("requests", [request.but("path", "/driver/businesses")])),
      ("(S22)", ask, open.but("requests", [request.but("path", "/auth/sign-in/email")])),
      ("(S22)", ask, open.but("requests", [request.but("path", "/auth/sign-out")])),
      ("(S23)", ask, open.but("requests", [request.but("headers", headers.but("Cookie", "a=b"))])),
      ("(S23)", ask, open.but("requests", [request.but("path", "/auth/two-factor/verify-totp")])),
      ("upon a 401", ["do": "answer", "status": 401], open),
      ("(S19)", ask, open.but("asksToBeWoken", true)),
      ("(S19)", ask, open.but("state", "closed")),
    ] as [(String, JSONValue, JSONValue)]
  )
  func breaks(rule: String, step: JSONValue, seen: JSONValue) throws {
    let broken = try broken(step, seen)
    #expect(broken.contains { $0.contains(rule) }, "\(broken)")
  }

  private func broken(_ step: JSONValue, _ seen: JSONValue) throws -> [String] {
    let invariants = try #require(SuiteInvariants.all.first { $0.suite == "session" })
    return invariants.broken(Self.given, step, seen)
  }
}
