internal import ScenarioKit

/// What a write says, made at random.
enum GeneratedWrite {
  /// The member `delivery`, `load` or `progress` of a write of a round.
  ///
  /// - Parameter index: the write's place: a delivery may correct any before it.
  static func body(_ index: Int, _ random: inout SeededRandom) -> JSONMember {
    switch random.number(0...5) {
    case 0...1: return JSONMember("delivery", delivery(index, &random))
    case 2...4:
      return JSONMember(
        "load",
        [
          "kind": .string(random.one(of: "loadUp", "topUp", "offLoad", "count", "count", "swap")),
          "lines": GeneratedVan.byGas(of: 2, &random) { GeneratedVan.numbers(-3...9, &$0) },
        ]
      )
    default: return JSONMember("progress", progress(&random))
    }
  }

  static func progress(_ random: inout SeededRandom) -> JSONValue {
    .string(random.one(of: "setOff", "setOff", "backAtBase", "finished", "paused"))
  }

  static func cash(_ random: inout SeededRandom) -> JSONValue {
    [
      "kind": .string(random.one(of: "collected", "float", "handedIn", "paidOut", "tip")),
      "amount": .int(Int64(random.number(0...2000))),
    ]
  }

  private static func delivery(_ index: Int, _ random: inout SeededRandom) -> JSONValue {
    let delivery: JSONValue = [
      "id": .string("d\(index)"),
      "stopId": .string(random.one(of: "r1-0", "r1-0", "r1-1", "r2-0")),
      "outcome": .string(
        random.one(of: "delivered", "partial", "notDelivered", "collected", "swapped")
      ),
      "delivered": GeneratedVan.byGas(of: 2, &random) { .int(Int64($0.number(0...4))) },
      "empties": GeneratedVan.byGas(of: 2, &random) { .int(Int64($0.number(0...4))) },
    ]
    let earlier = index > 0 && random.once(in: 2) ? random.number(0...index - 1) : nil
    return delivery.with("replaces", earlier.map { .string("d\($0)") })
      .with("cash", .int(Int64(random.number(0...500))), if: random.once(in: 2))
  }
}
