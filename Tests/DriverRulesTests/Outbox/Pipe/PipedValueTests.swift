import DriverModels
import DriverRules
import ScenarioKit
import Testing

@testable import DriverScenarios

/// What goes over the pipe comes out of it as it was.
@Suite("Values of the outbox over a pipe")
struct PipedValueTests {
  private func goesThrough<Value: PipedValue & Equatable>(_ value: Value) throws {
    let line = value.piped.json
    #expect(try Value(piped: JSONValue(json: line)) == value)
  }

  private let business = BusinessId("e\u{301} \"x\" 👩‍👩‍👧")
  private let key = IdempotencyKey("k1")
  private let file = ProofFile(
    name: "p1.jpg",
    sha256: String(repeating: "0a", count: 32),
    length: 9
  )

  private var recording: Recording {
    Recording(
      kind: .delivery,
      closing: .cab,
      id: "\u{e9}\n\0",
      roundId: RoundId("r1"),
      stopId: StopId("s1"),
      body: Array(0...255),
      proofs: [ProofRecording(id: ProofId("p1"), file: file)],
      keys: [key, IdempotencyKey("k2")]
    )
  }

  private var write: OutboxWrite {
    var write = OutboxWrite(
      key: key,
      seq: .max,
      kind: .proof,
      closing: .round,
      person: PersonId("sam"),
      personName: "Sam",
      id: "p1",
      refId: "p0",
      roundId: nil,
      stopId: nil,
      path: "/a%20b",
      content: .file(file),
      occurredAt: -1,
      after: [IdempotencyKey("k0")],
      replaces: IdempotencyKey("k9")
    )
    write.state = .turnedDown
    write.attempts = 3
    write.isMarked = true
    write.isSetAside = true
    write.refusal = Refusal(
      status: 422,
      code: "a",
      title: "b",
      detail: "c",
      errors: [RefusedField(pointer: "/a~1b", code: "d")],
      at: 5,
      fault: .app
    )
    return write
  }

  @Test("every event")
  func events() throws {
    let answer = WireAnswer(status: 201, headers: [WireHeader("Date", "x")], body: [0, 255])
    let events: [OutboxEvent] = [
      .open(business), .disk(business, .done(found: [1, 2], badProofs: ["p1.jpg"])),
      .disk(business, .done()), .disk(business, .failed(at: 2)),
      .ended(1, .answered(answer), chance: 0.1 + 0.2), .ended(2, .notConnected, chance: 0),
      .ended(3, .lost, chance: 0.999_999_999_999_999_9), .timer,
      .record(1, business, recording),
      .record(2, business, Recording(kind: .cash, id: "c1", body: [], keys: [])),
      .correct(3, business, key, recording), .withdraw(4, business, key),
      .dismiss(5, business, key, isSure: true), .sendNow, .signal(false), .front,
      .back(roundIsOut: true), .wake(milliseconds: 30_000), .timeOver,
      .signedIn(PersonId("sam"), name: "Sam", SessionToken("t1")),
      .signedIn(PersonId("sam"), name: "Sam", nil), .renewed(SessionToken("t2")),
      .signOut(isSure: false), .chose(business), .businesses([business, BusinessId("b")]),
      .succeeded, .counted(business, [key]), .letGo(business, []),
    ]
    for event in events { try goesThrough(event) }
  }

  @Test("every effect")
  func effects() throws {
    let calls: [DiskCall] = [
      .lock, .read, .append([0, 255]), .sync, .truncate(9), .writeNext([]), .syncNext, .rename,
      .syncDirectory, .keepDamaged, .syncProof("p1.jpg"), .checkProof(file),
      .removeProof("p1.jpg"),
    ]
    let request = OutboxRequest(
      number: 1,
      key: key,
      business: business,
      token: SessionToken("t1"),
      method: "PUT",
      path: "/a",
      content: .json([1]),
      sentAt: 7,
      limits: RequestLimits(connect: 1, answer: nil, stall: 2)
    )
    let effects: [OutboxEffect] = [
      .disk(business, calls), .send(request), .cancel(1), .setTimer(9), .setTimer(nil),
      .askToBeWoken(60_000), .askToBeWoken(nil), .endSession(SessionToken("t1")),
      .renew(SessionToken("t2")), .signedOut,
    ]
    for effect in effects { try goesThrough(effect) }
    for told in OutboxTold.allCases { try goesThrough(OutboxEffect.told(1, told)) }
    for message in OutboxMessage.allCases { try goesThrough(OutboxEffect.show(message)) }
  }

  @Test("what is shown, settings and clocks")
  func views() throws {
    var plain = write
    plain.refusal = nil
    let outboxes = OutboxPause.allCases.map { pause in
      OutboxView(business: business, pause: pause, writes: [write, plain], sending: key, nextIn: 0)
    }
    try goesThrough(
      PhoneView(
        person: PersonId("sam"),
        isSignedIn: true,
        chosen: business,
        outboxes: outboxes,
        wakeIn: 60_000,
        isWorkDone: false
      )
    )
    try goesThrough(
      PhoneView(
        person: nil,
        isSignedIn: false,
        chosen: nil,
        outboxes: [],
        wakeIn: nil,
        isWorkDone: true
      )
    )
    try goesThrough(Clocks(wall: .min, up: .max))
    try goesThrough(
      OutboxSettings(server: ServerOrigin(of: "https://api.example/x"), compactionSize: 1)
    )
  }

  @Test(
    "what is no event is an error that says so",
    arguments: [
      #"{}"#, #"{"is":"sing"}"#, #"{"is":"open"}"#, #"{"is":"signal","isThere":1}"#,
      #"{"is":"disk","business":"b","outcome":{"is":"done","found":"!","badProofs":[]}}"#,
    ]
  )
  func noEvent(text: String) throws {
    let json = try JSONValue(json: Array(text.utf8))
    #expect(throws: CaseError.self) { try OutboxEvent(piped: json) }
  }
}
