internal import ScenarioKit

/// A stop made at random, and what the driver has around it.
struct GeneratedStop {
  /// How many new ids a case has; a story has no more steps.
  static let idCount = 12
  /// Ids of gas: some look alike, some need escaping, some sort differently by UTF-16.
  static let gasIds = [
    "p19", "p47", "b15", "camp", "old", "caf\u{E9}", "cafe\u{301}", "a/b~c", "\u{FF5E}",
    "\u{1F600}",
  ]

  /// A line that was ordered.
  struct Line {
    var gasId: String
    var quantity: Int
    var price: Int64?
    var isExchange: Bool
  }

  var state: String
  var roundState: String
  let kind: String
  let payment: String
  let proof: String
  let lines: [Line]
  /// The day's gas, in its order.
  let gas: [String]
  /// The gas that neither was ordered nor is the day's.
  let otherGas: [String]

  init(_ random: inout SeededRandom) {
    let ids = Self.gasIds.shuffled(using: &random)
    let split = random.number(4...8)
    gas = Array(ids[..<split])
    otherGas = Array(ids[split...])
    kind = random.one(of: "delivery", "delivery", "delivery", "collection", "pickUpPoint")
    state =
      random.once(in: 12)
      ? random.one(of: "delivered", "partial", "notDelivered", "collected", "cancelled", "moved")
      : "open"
    roundState =
      random.once(in: 10) ? random.one(of: "sent", "loaded", "back", "finished", "paused") : "out"
    payment = random.one(of: "account", "cash", "cash", "cash", "card", "prepaid", "voucher")
    proof = random.one(of: "none", "none", "none", "photo", "signature", "either", "video")
    lines = random.once(in: 60) ? Self.dearLines(of: ids) : Self.lines(of: ids, &random)
  }

  /// What was ordered, by gas, each once by its scalars.
  var ordered: [(gasId: String, quantity: Int)] {
    lines.reduce(into: []) { ordered, line in
      let place = ordered.firstIndex { $0.gasId.utf8.elementsEqual(line.gasId.utf8) }
      if let place {
        ordered[place].quantity += line.quantity
      } else {
        ordered.append((line.gasId, line.quantity))
      }
    }
  }

  /// Whether a gas was ordered.
  func isOrdered(_ id: String) -> Bool {
    lines.contains { $0.gasId.utf8.elementsEqual(id.utf8) }
  }

  /// What a case starts from.
  func given(_ random: inout SeededRandom) -> JSONValue {
    let now = Self.time(&random)
    let van = Self.van(&random)
    let members: [JSONMember] = [
      JSONMember("roundId", "r1"), JSONMember("roundState", .string(roundState)),
      JSONMember("stopId", "s1"), JSONMember("kind", .string(kind)),
      JSONMember("state", .string(state)), JSONMember("payment", .string(payment)),
      JSONMember("proof", .string(proof)),
      JSONMember("lines", .array(lines.map(Self.line))),
      JSONMember("gas", .array(gas.map { Self.gas($0, &random) })),
      JSONMember("van", van), JSONMember("capacity", Self.capacity(of: van, &random)),
      JSONMember("cab", .int(random.one(of: 0, 2500, -100, 9_007_199_254_000_000))),
      JSONMember("now", .string(now)),
      JSONMember("newIds", .array((1...Self.idCount).map { .string(Self.id("a", $0)) })),
    ]
    return .object(members.shuffled(using: &random))
  }

  /// An id that the models let through.
  static func id(_ letter: String, _ number: Int) -> String {
    let digits = (number < 10 ? "0" : "") + "\(number)"
    return String(repeating: letter, count: 8) + "-0000-4000-8000-0000000000" + digits
  }

  /// A time of day, whole seconds and minutes often.
  static func time(_ random: inout SeededRandom) -> String {
    let parts = [random.one(of: 0, 9, 23), random.one(of: 0, 30, 59), random.one(of: 0, 7, 59)]
    let clock = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    let day = random.one(of: "2026-03-04", "2028-02-29", "2026-10-25", "1999-12-31")
    return "\(day)T\(clock).\(random.one(of: "000", "001", "120", "999"))Z"
  }

  private static func lines(of ids: [String], _ random: inout SeededRandom) -> [Line] {
    (0..<random.one(of: 0, 0, 1, 1, 2, 2, 3, 4)).map { _ in
      Line(
        // Of few kinds of gas, so that some stand there twice.
        gasId: ids[random.number(0...3)],
        quantity: random.once(in: 40)
          ? random.one(of: 998, 999, 1000) : random.one(of: 0, 1, 1, 2, 3, 3, 8),
        price: random.one(of: 5400, 5400, 6000, -400, nil),
        isExchange: random.once(in: 3)
      )
    }
  }

  /// Lines whose sum is about what 64 bits hold, and may be over it.
  private static func dearLines(of ids: [String]) -> [Line] {
    ids.prefix(2).map {
      Line(gasId: $0, quantity: 999, price: 9_007_199_254_740_991, isExchange: false)
    }
  }

  private static func line(_ line: Line) -> JSONValue {
    var members = [
      JSONMember("gasId", .string(line.gasId)), JSONMember("quantity", .int(Int64(line.quantity))),
      JSONMember("exchange", .bool(line.isExchange)),
    ]
    if let price = line.price { members.append(JSONMember("unitPrice", .int(price))) }
    return .object(members)
  }

  private static func gas(_ id: String, _ random: inout SeededRandom) -> JSONValue {
    [
      "id": .string(id), "goesOff": .bool(!random.once(in: 6)),
      "comesBack": .bool(!random.once(in: 6)),
    ]
  }

  private static func van(_ random: inout SeededRandom) -> JSONValue {
    let carried = gasIds.filter { _ in !random.once(in: 5) }
    return .object(
      carried.map { id in
        JSONMember(
          id,
          [
            "full": .int(random.one(of: 3, 6, 8, 12, 1000, 0, -2)),
            "empty": .int(random.one(of: 0, 0, 2, 5, -1)),
          ]
        )
      }
    )
  }

  /// About what the van holds, or more than it ever will, or not known.
  private static func capacity(of van: JSONValue, _ random: inout SeededRandom) -> JSONValue {
    let held = (van.members ?? []).reduce(0) { sum, gas in
      sum + max(0, gas.value["full"]?.int ?? 0) + max(0, gas.value["empty"]?.int ?? 0)
    }
    switch random.number(0...3) {
    case 0: return [:]
    case 1: return ["bottles": .int(held + Int64(random.number(0...6))), "grams": 1_000_000]
    case 2: return ["bottles": .int(max(0, held - Int64(random.number(0...6))))]
    default: return ["bottles": 100_000]
    }
  }
}
