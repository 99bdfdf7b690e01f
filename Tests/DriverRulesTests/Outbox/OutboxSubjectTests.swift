import DriverRules
import DriverScenarios
import ScenarioKit
import Testing

@Suite("Cases of the outbox that cannot be judged")
struct OutboxSubjectTests {
  private static let record: JSONValue = [
    "do": "record", "write": ["kind": "delivery", "id": "d1", "roundId": "r1", "stopId": "s1"],
  ]

  @Test("A case that gives too few keys")
  func keysRunOut() async {
    #expect(
      await thrown([Self.record, Self.record, Self.record]) == "the case gives no more `keys`"
    )
  }

  @Test("An answer that the API would not give, since it knows the key")
  func anotherAnswer() async {
    let steps: [JSONValue] = [
      Self.record, ["do": "answer", "lost": "afterRecording"], ["do": "pass", "seconds": 2],
      ["do": "answer", "status": 201, "replayed": false],
    ]
    #expect(await thrown(steps) == "the API answers k1 200, replayed")
  }

  @Test("An answer to no request")
  func noRequest() async {
    let steps: [JSONValue] = [["do": "answer", "status": 201, "replayed": false]]
    #expect(await thrown(steps) == "no request is in flight")
  }

  @Test("A crash that the next step does not come to")
  func noCrash() async {
    let steps: [JSONValue] = [
      ["do": "crash", "at": "afterRename", "kind": "process"], Self.record,
    ]
    #expect(await thrown(steps) == "the crash did not come about")
  }

  @Test("A late copy of what has not left")
  func noCopy() async {
    let steps: [JSONValue] = [
      Self.record, ["do": "answerNone", "why": "offline"], ["do": "lateCopy", "key": "k1"],
    ]
    #expect(await thrown(steps) == "no bytes of k1 have left")
  }

  @Test("A day that counts what the API has not recorded")
  func wrongDay() async {
    let steps: [JSONValue] = [Self.record, ["do": "refreshDay", "recorded": ["k1"]]]
    #expect(await thrown(steps) == "the day counts only what the API has recorded")
  }

  /// What a subject says when it refuses the last of some steps; empty where it does not.
  private func thrown(_ steps: [JSONValue]) async -> String {
    let subject = OutboxSubject { OutboxCore(settings: $0) }
    do {
      try await subject.begin(Self.given)
      for step in steps.dropLast() { _ = try await subject.perform(step) }
    } catch {
      return "too early: \(error)"
    }
    do {
      for step in steps.suffix(1) { _ = try await subject.perform(step) }
      return ""
    } catch {
      return "\(error)"
    }
  }

  private static let given: JSONValue = [
    "server": "https://api.getbottle.app", "version": "3.2.0", "person": "sam", "name": "Sam",
    "business": "acme", "token": "t1", "signal": true, "now": "2026-03-04T09:00:00.000Z", "up": 0,
    "keys": ["k1", "k2"], "jitter": [0],
  ]
}
