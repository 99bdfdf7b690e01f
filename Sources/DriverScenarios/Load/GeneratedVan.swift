internal import ScenarioKit

/// Rounds and vans made at random, with what was done to them.
enum GeneratedVan {
  /// Ids as they are, and as nobody expects them.
  static let gas = ["p19", "b15", "c6", "a/b~c", "e\u{301}", "\u{E000}", "\u{1F600}"]
  static let rounds = ["r1", "r2", "r3"]

  static func given(_ random: inout SeededRandom) -> JSONValue {
    let writes = (0..<random.number(0...5)).map { write($0, &random) }
    let keys = writes.compactMap { $0["key"] }
    let listed = random.number(2...5)
    let names = (1...20).map { "n\($0)" }
    return [
      "now": "2026-03-04T06:20:00.000Z",
      "round": "r1",
      "ids": .array(names.map { .string($0) }),
      "keys": .array(names.map { .string("k" + $0) }),
      "gas": .array(gas.prefix(listed).map { one(gas: $0, &random) }),
      "rounds": .array(roundsOfDay(&random)),
      "loads": loads(&random),
      "recorded": .array(keys.filter { _ in random.once(in: 4) }),
      "writes": .array(writes),
      "ticks": .array(ticks(&random)),
    ]
  }

  static func one(gas id: String, _ random: inout SeededRandom) -> JSONValue {
    let gas: JSONValue = [
      "id": .string(id), "goesOff": .bool(!random.once(in: 6)),
      "comesBack": .bool(!random.once(in: 6)),
    ]
    return gas.with("fullGrams", .int(random.one(of: 2000, 3000)), if: !random.once(in: 12))
      .with("emptyGrams", 1000, if: !random.once(in: 12))
  }

  static func roundsOfDay(_ random: inout SeededRandom) -> [JSONValue] {
    rounds.prefix(random.number(1...3)).map { id in
      let stops = (0..<random.number(0...3)).map { stop("\(id)-\($0)", &random) }
      return [
        "id": .string(id),
        "state": .string(
          random.one(of: "sent", "sent", "sent", "loaded", "out", "out", "back", "finished", "held")
        ),
        "stops": .array(stops),
      ]
    }
  }

  private static func stop(_ id: String, _ random: inout SeededRandom) -> JSONValue {
    [
      "id": .string(id),
      "state": .string(random.one(of: "open", "open", "open", "partial", "cancelled", "late")),
      "lines": byGas(of: 2, &random) { .int(Int64($0.number(0...4))) },
    ]
  }

  static func loads(_ random: inout SeededRandom) -> JSONValue {
    .object(
      rounds.filter { _ in !random.once(in: 5) }.map { round in
        let load: JSONValue = [
          "vanId": .string(random.one(of: "v1", "v1", "v2")),
          "lines": byGas(of: 3, among: likely(&random), &random) { numbers(-2...8, &$0) },
        ]
        return JSONMember(
          round,
          load.with("capacity", capacity(&random), if: !random.once(in: 3))
        )
      }
    )
  }

  private static func capacity(_ random: inout SeededRandom) -> JSONValue {
    JSONValue.object([])
      .with("bottles", .int(Int64(random.number(0...30))), if: !random.once(in: 3))
      .with("grams", .int(Int64(random.number(5...60)) * 1000), if: !random.once(in: 3))
  }

  static func ticks(_ random: inout SeededRandom) -> [JSONValue] {
    rounds.flatMap { round in
      gas.prefix(5).filter { _ in random.once(in: 4) }.map { gas -> JSONValue in
        [
          "roundId": .string(round), "gasId": .string(gas),
          "quantity": .int(Int64(random.number(0...6))),
        ]
      }
    }
  }

  private static func write(_ index: Int, _ random: inout SeededRandom) -> JSONValue {
    let write: JSONValue = [
      "key": .string("k\(index)"),
      "roundId": .string(random.one(of: "r1", "r1", "r2", "r3", "r9")),
      "state": .string(state(&random)),
    ]
    return write.with(GeneratedWrite.body(index, &random))
  }

  static func state(_ random: inout SeededRandom) -> String {
    random.one(of: "waiting", "waiting", "sending", "sent", "turnedDown", "dismissed")
  }

  /// The first three most of the time, so that what is said meets what is there.
  static func likely(_ random: inout SeededRandom) -> [String] {
    random.once(in: 3) ? gas : Array(gas.prefix(3))
  }

  /// An object by gas, of so many at most.
  static func byGas(
    of count: Int,
    among gas: [String] = gas,
    _ random: inout SeededRandom,
    _ value: (inout SeededRandom) -> JSONValue
  ) -> JSONValue {
    let some = gas.shuffled(using: &random).prefix(random.number(0...count))
    return .object(some.map { JSONMember($0, value(&random)) })
  }

  /// Full and empty ones, either left out now and then.
  static func numbers(_ range: ClosedRange<Int>, _ random: inout SeededRandom) -> JSONValue {
    JSONValue.object([])
      .with("full", .int(Int64(random.number(range))), if: !random.once(in: 5))
      .with("empty", .int(Int64(random.number(range))), if: !random.once(in: 2))
  }
}
