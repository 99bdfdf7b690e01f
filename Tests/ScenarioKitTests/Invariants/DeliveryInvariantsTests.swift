import Testing

@testable import ScenarioKit

@Suite("What always holds of a delivery")
struct DeliveryInvariantsTests {
  private static let given: JSONValue = [
    "lines": [["gasId": "p19", "quantity": 3, "exchange": false]], "cab": 100,
  ]
  private static let judge: JSONValue = ["do": "judge", "input": ["cash": 5]]
  private static let body: JSONValue = [
    "outcome": "delivered", "lines": [["gasId": "p19", "ordered": 3, "delivered": 3]],
    "empties": [], "cash": 5,
  ]
  private static let seen: JSONValue = [
    "screen": "done", "outcome": "delivered", "due": 0, "emptiesOwed": [], "errors": [],
    "warnings": [], "body": body, "view": ["stop": "delivered", "van": [:], "cab": 105],
  ]
  private static let short: JSONValue = ["gasId": "p19", "ordered": 3, "delivered": 2]

  @Test("Nothing is wrong with an ordinary write-up")
  func ordinary() {
    #expect(Self.broken(Self.seen) == [])
  }

  @Test(
    "What is wrong with what is shown is said",
    arguments: [
      ("due", -1, "what is due is never below 0"),
      (
        "emptiesOwed", [["gasId": "p19", "quantity": 0]], "a gas that owes no empties is not listed"
      ),
      ("errors", [["at": "", "code": "alreadyDone"]], "a draft with errors is not recorded"),
      ("screen", "editing", "what is recorded is done"),
      ("outcome", "partial", "what is shown is what is recorded"),
      (
        "view", ["stop": "open", "van": [:], "cab": 105],
        "the stop's state is the outcome of what was recorded"
      ),
      (
        "view", ["stop": "delivered", "van": [:], "cab": 100],
        "the cab has the cash that was taken"
      ),
    ] as [(String, JSONValue, String)]
  )
  func shown(key: String, value: JSONValue, sentence: String) {
    #expect(Self.broken(Self.seen.with(key, value)) == [sentence])
  }

  @Test(
    "What is wrong with what is recorded is said",
    arguments: [
      ("cash", 4, "the cash is sent as it was given"),
      ("note", "", "what there is nothing of is left out of the body"),
      ("proof", [], "what there is nothing of is left out of the body"),
      ("reason", nil, "what there is nothing of is left out of the body"),
      ("leftSafe", false, "what there is nothing of is left out of the body"),
      ("empties", [["gasId": "p19", "quantity": 0]], "empties of none are left out"),
      (
        "lines", [["gasId": "p19", "ordered": 3, "delivered": 3, "reason": "refused"]],
        "a line that is not short has no reason"
      ),
      (
        "lines", [["gasId": "p19", "ordered": 2, "delivered": 2]],
        "what the lines delivered is what went"
      ),
    ] as [(String, JSONValue, String)]
  )
  func recorded(key: String, value: JSONValue, sentence: String) {
    #expect(Self.broken(Self.seen.with("body", Self.body.with(key, value))) == [sentence])
  }

  @Test("A short line has a reason, and makes it partial")
  func shortLine() {
    let seen = Self.seen.with("body", Self.body.with("lines", [Self.short]))
    #expect(
      Self.broken(seen) == [
        "the outcome follows from the lines, the empties and the cash alone",
        "a short line has a reason, of its own or of the stop",
        "what the lines delivered is what went",
      ]
    )
  }

  @Test("The stop's reason is not also on a line")
  func reasonTwice() {
    let line = Self.short.with("delivered", 0).with("reason", "refused")
    let body = Self.body.with("lines", [line]).with("reason", "refused")
      .with("outcome", "notDelivered")
    let seen = Self.seen.with("body", body).with("outcome", "notDelivered")
      .with("view", ["stop": "notDelivered", "van": [:], "cab": 105])
    let judge: JSONValue = ["do": "judge", "input": ["cash": 5, "nothingWent": "refused"]]
    #expect(Self.broken(seen, judge) == ["the stop's reason is not also on a line"])
  }

  @Test("A row without errors is recorded, and nothing but Done records")
  func recordedWhen() {
    let members = (Self.seen.members ?? []).filter { $0.key != "body" }
    #expect(Self.broken(.object(members)) == ["a draft without errors is recorded"])
    #expect(Self.broken(Self.seen, ["do": "edit", "draft": [:]]) == ["only Done records"])
  }

  private static func broken(_ seen: JSONValue, _ step: JSONValue = judge) -> [String] {
    DeliveryInvariants(given: given, step: step, seen: seen).broken
  }
}

extension JSONValue {
  /// The object with a member of another value, or one more.
  fileprivate func with(_ key: String, _ value: JSONValue) -> JSONValue {
    let others = (members ?? []).filter { $0.key != key }
    return .object(others + [JSONMember(key, value)])
  }
}
