import DriverModels
import DriverRules

/// What `Tests/Goldens/outbox-1.journal` says.
enum GoldenJournal {
  static let header = JournalHeader(format: 1, business: BusinessId("pedal-gas"), nextSeq: 1)

  static let entries: [JournalEntry] = [
    .recorded([delivery, proof], takenOver: []),
    .mayHaveLeft(key(1)),
    .turnedDown(key(1), refusal),
    .recorded([correction, takenOver], takenOver: [key(2)]),
    .sent([key(3), key(4)]),
    .recorded([handedIn], takenOver: []),
    .recorded([finished], takenOver: []),
    .recorded([loadUp], takenOver: []),
    .recorded([topUp], takenOver: []),
    .withdrawn([key(6)]),
    .dismissed([key(5)]),
    .waits(.writes, waits),
    .waits(.proofs, LineWaits()),
    .setAside(key(7)),
    .letGo([key(3), key(4)]),
    .letGo([]),
  ]

  /// 4 March 2026, 8 in the morning.
  private static let day: Int64 = 1_772_611_200_000

  private static let delivery = write(
    1,
    .delivery,
    id: "d1",
    path: "/driver/deliveries",
    .json(Array(#"{"id":"d1","note":"n° 4 – “by the shed”"}"#.utf8)),
    at: day
  )

  private static let proof = write(
    2,
    .proof,
    id: "p1",
    path: "/driver/proofs/p1",
    photo,
    at: day,
    after: [key(1)]
  )

  private static let refusal = Refusal(
    status: 422,
    code: "quantity-bad",
    title: "That is too many",
    detail: "A line has 1000.",
    errors: [
      RefusedField(pointer: "/lines/0/delivered", code: "quantityBad"),
      RefusedField(pointer: "/note", code: "tooLong"),
    ],
    at: day + 2000,
    fault: .driver
  )

  private static let correction = write(
    3,
    .delivery,
    id: "d2",
    refId: "d1",
    path: "/driver/deliveries",
    .json(Array(#"{"id":"d2","replaces":"d1"}"#.utf8)),
    at: day + 60_000,
    replaces: key(1)
  )

  private static let takenOver = write(
    4,
    .proof,
    id: "p1",
    path: "/driver/proofs/p1",
    photo,
    at: day + 60_000,
    after: [key(3)]
  )

  private static let handedIn = {
    var write = OutboxWrite(
      key: key(5),
      seq: 5,
      kind: .cash,
      closing: .cab,
      person: PersonId("kim"),
      personName: "Kim",
      id: "c1",
      refId: "c1",
      roundId: nil,
      stopId: nil,
      path: "/driver/cash",
      content: .json([]),
      occurredAt: -1,
      after: [],
      replaces: nil
    )
    write.state = .turnedDown
    write.attempts = 1
    write.isMarked = true
    write.isSetAside = true
    write.refusal = Refusal(status: nil, at: -1, fault: .app)
    return write
  }()

  private static let finished = write(
    6,
    .progress,
    closing: .round,
    id: "g1",
    stop: nil,
    path: "/driver/progress",
    .json(Array("{}".utf8)),
    at: day + 7_200_000
  )

  private static let loadUp = {
    var write = load(7, id: "l1", at: day + 7_300_000)
    write.state = .sent
    write.attempts = 1
    write.isMarked = true
    return write
  }()

  private static let topUp = {
    var write = load(8, id: "l2", at: day + 7_400_000, after: [key(6), key(7)])
    write.state = .dismissed
    return write
  }()

  private static let waits = {
    var waits = LineWaits()
    waits.failures = 9
    waits.backoffUntil = Deadline(wall: day + 300_000, up: 0)
    waits.notBefore = Deadline(wall: day + 120_000, up: 0)
    waits.trouble = HeadTrouble(
      key: key(7),
      count: 8,
      since: Deadline(wall: day - 1_800_000, up: 0),
      othersSucceed: true
    )
    return waits
  }()

  private static let photo = WriteContent.file(
    ProofFile(
      name: "p1.jpg",
      sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      length: 300_000
    )
  )

  private static func key(_ number: Int) -> IdempotencyKey {
    IdempotencyKey("0000000\(number)-0000-4000-8000-000000000000")
  }

  private static func load(
    _ seq: Int,
    id: String,
    at: Int64,
    after: [IdempotencyKey] = []
  ) -> OutboxWrite {
    write(
      seq,
      .load,
      id: id,
      stop: nil,
      path: "/driver/loads",
      .json(Array("{}".utf8)),
      at: at,
      after: after
    )
  }

  /// One of Sam's, on round r1.
  private static func write(
    _ seq: Int,
    _ kind: WriteKind,
    closing: WriteClosing? = nil,
    id: String,
    refId: String? = nil,
    stop: StopId? = StopId("s1"),
    path: String,
    _ content: WriteContent,
    at: Int64,
    after: [IdempotencyKey] = [],
    replaces: IdempotencyKey? = nil
  ) -> OutboxWrite {
    OutboxWrite(
      key: key(seq),
      seq: seq,
      kind: kind,
      closing: closing,
      person: PersonId("sam"),
      personName: "Sam Ó Briain",
      id: id,
      refId: refId ?? id,
      roundId: RoundId("r1"),
      stopId: stop,
      path: path,
      content: content,
      occurredAt: at,
      after: after,
      replaces: replaces
    )
  }
}
