import DriverModels
import DriverRules

extension OutboxWrite {
  /// Sam's delivery d1 to the stop s1, as `seq` 1 of a journal under the key k1; so for other numbers.
  static func delivery(_ number: Int = 1) -> OutboxWrite {
    made(
      number,
      .delivery,
      id: "d\(number)",
      path: "/deliveries",
      .json(Array(#"{"id":"d\#(number)"}"#.utf8))
    )
  }

  /// A photo that goes after a delivery.
  static func proof(_ number: Int, after delivery: Int) -> OutboxWrite {
    var write = made(
      number,
      .proof,
      id: "p\(number)",
      path: "/deliveries/d\(delivery)/proof/p\(number)",
      .file(ProofFile(name: "p\(number).jpg", sha256: "", length: 1))
    )
    write.after = [IdempotencyKey("k\(delivery)")]
    return write
  }

  private static func made(
    _ number: Int,
    _ kind: WriteKind,
    id: String,
    path: String,
    _ content: WriteContent
  ) -> OutboxWrite {
    OutboxWrite(
      key: IdempotencyKey("k\(number)"),
      seq: number,
      kind: kind,
      closing: nil,
      person: PersonId("sam"),
      personName: "Sam",
      id: id,
      refId: id,
      roundId: RoundId("r1"),
      stopId: StopId("s\(number)"),
      path: path,
      content: content,
      occurredAt: 1_772_611_200_000,
      after: [],
      replaces: nil
    )
  }
}

extension IdempotencyKey {
  static let k1 = IdempotencyKey("k1")
  static let k2 = IdempotencyKey("k2")
}

extension Recording {
  /// A press that records the delivery d1 under the key k1.
  static let delivery = Recording(kind: .delivery, id: "d1", body: [], keys: [.k1])
}
