internal import ScenarioKit

/// The bodies of writes made at random, of few ids, so that they meet again.
enum GeneratedBody {
  /// An id of a kind, which is a letter of a UUID; seldom none at all.
  static func id(_ kind: String, _ random: inout SeededRandom) -> String {
    "\(kind)0000000-0000-4000-8000-00000000000\(random.number(1...5))"
  }

  static func delivery(_ random: inout SeededRandom) -> JSONValue {
    let body = made("d", &random).with(
      "roundId",
      .string(random.one(of: "r1", "r1", "r1", "r2", "r3"))
    )
    .with("stopId", .string(random.one(of: "s1", "s1", "s2", "s3", "s9")))
    .with(
      "outcome",
      .string(random.one(of: "delivered", "partial", "notDelivered", "collected", "beamed"))
    )
    .with(
      "lines",
      random.once(in: 8)
        ? []
        : [["gasId": "g9", "ordered": 3, "delivered": .int(random.one(of: 0, 1, 3, 999, 1000))]]
    )
    .with(
      "empties",
      random.once(in: 3)
        ? []
        : [
          [
            "gasId": .string(random.one(of: "g9", "g47")),
            "quantity": .int(random.one(of: 1, 999, 1000)),
          ]
        ]
    )
    return body.with(
      "cash",
      random.once(in: 3) ? .int(random.one(of: 0, 1250, 1_000_000, 1_000_001, -1)) : .none
    )
    .with("note", random.once(in: 8) ? .string(random.one(of: "Dog", "")) : .none)
    .with("replaces", random.once(in: 3) ? .string(id("d", &random)) : .none)
    .with("proof", random.once(in: 2) ? [proof(&random)] : .none)
  }

  static func cash(_ random: inout SeededRandom) -> JSONValue {
    made("c", &random)
      .with("kind", .string(random.one(of: "collected", "float", "handedIn", "paidOut", "burnt")))
      .with("amount", .int(random.one(of: 1, 1250, 1_000_000, 0, 1_000_001)))
      .with("roundId", random.once(in: 3) ? .string(random.one(of: "r1", "r2", "r9")) : .none)
  }

  static func load(_ random: inout SeededRandom) -> JSONValue {
    let lines: [JSONValue] = (0..<random.number(0...2)).map { _ in
      [
        "gasId": .string(random.one(of: "g9", "g9", "g47")),
        "full": .int(random.one(of: 12, 1, -2, 9999, 10_000)),
        "empty": .int(random.one(of: 0, 3, -9999)),
      ]
    }
    return made("b", &random)
      .with("kind", .string(random.one(of: "loadUp", "topUp", "offLoad", "count", "count", "tip")))
      .with("lines", .array(lines))
  }

  static func progress(_ random: inout SeededRandom) -> JSONValue {
    made("e", &random)
      .with("kind", .string(random.one(of: "setOff", "setOff", "backAtBase", "finished", "lost")))
  }

  private static func made(_ kind: String, _ random: inout SeededRandom) -> JSONValue {
    let id: JSONValue = random.once(in: 20) ? "no-uuid" : .string(id(kind, &random))
    return [
      "id": id,
      "occurredAt": .string(
        random.one(of: "2026-03-04T09:00:00.000Z", "2026-03-04T09:00:00.000Z", "now")
      ),
    ]
  }

  private static func proof(_ random: inout SeededRandom) -> JSONValue {
    let proof: JSONValue = [
      "kind": .string(random.one(of: "photo", "signature", "stamp")),
      "proofId": .string(id("f", &random)),
      "sha256": .string(String(repeating: "0", count: random.once(in: 10) ? 63 : 64)),
    ]
    return proof.with("name", random.once(in: 4) ? .none : "R. Hughes")
  }
}
