internal import DriverModels
internal import ScenarioKit

/// Phones with copies of days, made at random around one time.
enum GeneratedPhone {
  private static let rounds = ["r1", "r2", "r3", "r4"]
  private static let dayLength: Int64 = 86_400_000

  /// Ordinary times, the nights on which summer time begins and ends, leap days and the year's end.
  private static let times = [
    "2026-03-12T09:00:00.000Z", "2026-03-12T23:59:50.000Z", "2026-04-01T23:30:00.000Z",
    "2026-10-27T00:10:00.000Z", "2026-10-25T23:30:00.000Z", "2028-03-07T12:00:00.000Z",
    "2100-03-07T12:00:00.000Z", "2027-01-03T00:00:00.000Z",
  ]

  private static let zones: [JSONValue] = [
    [["minutes": 0]], [["minutes": -300]], [["minutes": 345]],
    [
      ["minutes": 0], ["from": "2026-03-29T01:00:00.000Z", "minutes": 60],
      ["from": "2026-10-25T01:00:00.000Z", "minutes": 0],
    ],
  ]

  static func given(_ random: inout SeededRandom) -> JSONValue {
    let phone: JSONValue = [
      "now": .string(random.one(of: times) ?? ""),
      "zone": random.one(of: zones) ?? [],
      "up": 1000,
      "signal": .bool(!random.once(in: 5)),
      "person": "sam",
      "business": "acme",
    ]
    return phone.with("copies", .array(copies(phone, &random)))
      .with(
        "writes",
        .array((0..<random.number(0...4)).map { write("k\($0)", $0, phone, &random) })
      )
      .with("ticks", .array(ticks(&random)))
  }

  /// A time so many days from that of a phone.
  static func time(_ given: JSONValue, days: ClosedRange<Int>, _ random: inout SeededRandom)
    -> String
  {
    let offset =
      Int64(random.number(days)) * dayLength + Int64(random.one(of: 0, 1, -1, 43_200_000))
    let now = given["now"]?.string.flatMap { try? Timestamp(wireText: $0) }
    return Timestamp(milliseconds: (now?.milliseconds ?? 0) + offset)?.text ?? ""
  }

  /// A date near that of a phone: most often one that just stays or just goes.
  static func date(_ given: JSONValue, _ random: inout SeededRandom) -> String {
    let days = random.one(of: 0, 0, 1, -6, -7, -7, -8, -8, -9, 8)
    return String(time(given, days: days...days, &random).prefix(10))
  }

  static func day(_ given: JSONValue, _ random: inout SeededRandom) -> JSONValue {
    let some = rounds.filter { _ in random.once(in: 2) }
    let day: JSONValue = [
      "rounds": .array(some.map { round($0, &random) }),
      "cash": .int(Int64(random.number(-100...5000))),
      "recorded": .array(
        ["k0", "k1", "n3"].filter { _ in random.once(in: 4) }.map { .string($0) }
      ),
    ]
    return day.with("loads", GeneratedVan.loads(&random), if: !random.once(in: 2))
      .with("asOf", .string(time(given, days: -1...0, &random)))
  }

  /// A write of one of two people in one of two businesses.
  static func write(_ key: String, _ index: Int, _ given: JSONValue, _ random: inout SeededRandom)
    -> JSONValue
  {
    let round = JSONValue.string(random.one(of: rounds) ?? "")
    let write = whose(&random)
      .with("key", .string(key))
      .with("at", .string(time(given, days: random.one(of: -9 ... -7, -1...1), &random)))
      .with("state", .string(GeneratedVan.state(&random)))
    switch random.number(0...5) {
    case 0...1:
      return write.with("roundId", round, if: random.once(in: 2))
        .with("cash", GeneratedWrite.cash(&random))
    case 2: return write.with("roundId", round).with("proof", .string("f-" + key))
    case 3: return write.with("roundId", round).with("progress", GeneratedWrite.progress(&random))
    default: return write.with("roundId", round).with(GeneratedWrite.body(index, &random))
    }
  }

  /// No two of the same person, business and date.
  private static func copies(_ given: JSONValue, _ random: inout SeededRandom) -> [JSONValue] {
    (0..<random.number(0...5)).reduce(into: []) { copies, _ in
      let copy = whose(&random).with("date", .string(date(given, &random)))
      let isNew = !copies.contains { other in
        ["person", "business", "date"].allSatisfy { other[$0] == copy[$0] }
      }
      guard isNew else { return }
      let members = (day(given, &random).members ?? []).filter { $0.key != "asOf" }
      copies.append(
        members.reduce(copy) { $0.with($1) }
          .with("etag", .string(random.one(of: "e1", "e2")), if: !random.once(in: 2))
      )
    }
  }

  private static func round(_ id: String, _ random: inout SeededRandom) -> JSONValue {
    [
      "id": .string(id),
      "state": .string(random.one(of: "sent", "loaded", "out", "out", "back", "finished")),
      "stops": .array([["id": "r1-0", "lines": [:]], ["id": "r1-1", "lines": [:]]]),
    ]
  }

  private static func ticks(_ random: inout SeededRandom) -> [JSONValue] {
    rounds.filter { _ in random.once(in: 2) }
      .map { whose(&random).with("roundId", .string($0)) }
  }

  private static func whose(_ random: inout SeededRandom) -> JSONValue {
    [
      "person": .string(random.one(of: "sam", "sam", "sam", "kim")),
      "business": .string(random.one(of: "acme", "acme", "acme", "best")),
    ]
  }
}
