internal import ScenarioKit

/// A draft made at random.
enum GeneratedDraft {
  /// A draft of a stop, its members in any order.
  ///
  /// - Parameter wild: how seldom something out of the ordinary is said: once in so many times.
  static func draft(of stop: GeneratedStop, wild: Int, _ random: inout SeededRandom) -> JSONValue {
    var members: [JSONMember] = []
    let isNothing = random.once(in: 10)
    let went = went(of: stop, isNothing: isNothing, wild: wild, &random)
    if !went.isEmpty { members.append(JSONMember("went", .object(went))) }
    members += reasons(for: stop, isNothing: isNothing, &random)
    members += notes(of: stop, wild: wild, &random)
    let empties = empties(of: stop, wild: wild, &random)
    if !empties.isEmpty { members.append(JSONMember("empties", .object(empties))) }
    members += cash(of: stop, &random)
    members += proof(of: stop, wild: wild, &random)
    if random.once(in: 15) {
      members.append(JSONMember("replaces", .string(GeneratedStop.id("d", 1))))
    }
    return .object(members.shuffled(using: &random))
  }

  /// A draft that is most often without an error.
  static func plain(of stop: GeneratedStop, _ random: inout SeededRandom) -> JSONValue {
    let went = stop.ordered.filter { _ in random.once(in: 2) }
      .map { JSONMember($0.gasId, .int(Int64(random.number(0...max(0, $0.quantity))))) }
    return [
      "went": .object(went), "reasonForAll": "refused", "cashReason": "payLater",
      "proofMissing": "nobodyThere",
    ]
  }

  private static func went(
    of stop: GeneratedStop,
    isNothing: Bool,
    wild: Int,
    _ random: inout SeededRandom
  ) -> [JSONMember] {
    var went: [JSONMember] = []
    for (id, all) in stop.ordered where isNothing || random.once(in: 2) {
      let some = random.one(of: all, all - 1, all - 1, all + 1, 0, 1)
      let quantity = random.once(in: wild) ? odd(&random) : Int64(isNothing ? 0 : max(0, some))
      went.append(JSONMember(id, .int(quantity)))
    }
    for id in stop.gas where !stop.isOrdered(id) && random.once(in: 12) {
      went.append(JSONMember(id, .int(random.one(of: 0, 1, 2, 999))))
    }
    for id in stop.otherGas where !stop.isOrdered(id) && random.once(in: wild * 8) {
      went.append(JSONMember(id, .int(random.one(of: 0, 1))))
    }
    return went.shuffled(using: &random)
  }

  private static func reasons(
    for stop: GeneratedStop,
    isNothing: Bool,
    _ random: inout SeededRandom
  ) -> [JSONMember] {
    var members: [JSONMember] = []
    if isNothing, random.once(in: 4) {
      // Two reasons that only look alike are not common.
      let alike = stop.ordered.map {
        JSONMember($0.gasId, .string(random.one(of: "caf\u{E9}", "cafe\u{301}")))
      }
      return [JSONMember("reasons", .object(alike))]
    }
    if random.once(in: 10) { members.append(JSONMember("nothingWent", reason(&random))) }
    if !random.once(in: 3) { members.append(JSONMember("reasonForAll", reason(&random))) }
    let own = stop.ordered.map(\.gasId).filter { _ in random.once(in: 2) }
    if !own.isEmpty {
      let reasons = own.map { JSONMember($0, reason(&random)) }
      members.append(JSONMember("reasons", .object(reasons)))
    }
    return members
  }

  private static func reason(_ random: inout SeededRandom) -> JSONValue {
    let plain = random.one(of: "nobodyIn", "noAccess", "refused", "notOnVan", "unsafe")
    let judged = random.one(of: "noEmpties", "notPaid", "swapped", "other")
    // What a newer API says; two of them only look alike.
    let newer = random.one(of: "lockedGate", "caf\u{E9}", "cafe\u{301}", "Other")
    return .string(random.one(of: plain, plain, plain, judged, judged, newer))
  }

  private static func notes(of stop: GeneratedStop, wild: Int, _ random: inout SeededRandom)
    -> [JSONMember]
  {
    var members: [JSONMember] = []
    if random.once(in: 2) {
      members.append(JSONMember("note", .string(OddText.note(wild: wild, &random))))
    }
    let extras = stop.gas.filter { !stop.isOrdered($0) }.prefix(2)
    let gas = (stop.ordered.map(\.gasId) + extras).filter { _ in random.once(in: 3) }
    if !gas.isEmpty {
      let notes = gas.map { JSONMember($0, .string(OddText.note(wild: wild, &random))) }
      members.append(JSONMember("notes", .object(notes)))
    }
    return members
  }

  private static func empties(of stop: GeneratedStop, wild: Int, _ random: inout SeededRandom)
    -> [JSONMember]
  {
    var empties: [JSONMember] = []
    for id in stop.gas where random.once(in: 6) {
      let quantity = random.once(in: wild) ? odd(&random) : random.one(of: 0, 1, 2, 3, 8)
      empties.append(JSONMember(id, .int(quantity)))
    }
    for id in stop.otherGas where random.once(in: wild * 8) {
      empties.append(JSONMember(id, .int(random.one(of: 0, 1))))
    }
    return empties.shuffled(using: &random)
  }

  /// A quantity at a limit or past it.
  private static func odd(_ random: inout SeededRandom) -> Int64 {
    random.one(of: -1, 0, 999, 1000, 4_294_967_297, 9_007_199_254_740_991)
  }

  private static func cash(of stop: GeneratedStop, _ random: inout SeededRandom) -> [JSONMember] {
    var members: [JSONMember] = []
    if !random.once(in: 3) {
      let due = stop.lines.reduce(0) { $0 &+ Int64($1.quantity) &* ($1.price ?? 0) }
      let limit: Int64 = random.one(of: -1, 0, 1, 100_000, 100_001, 1_000_000, 1_000_001)
      // A case has no number past 2^53.
      let near = min(random.one(of: due, due, due - 1, due + 1), 9_007_199_254_740_991)
      members.append(JSONMember("cash", .int(random.once(in: 3) ? limit : near)))
    }
    if random.once(in: 2) {
      let word = random.one(of: "payLater", "paidByCard", "officeCollects", "paidAtDepot")
      members.append(JSONMember("cashReason", .string(word)))
    }
    return members
  }

  private static func proof(of stop: GeneratedStop, wild: Int, _ random: inout SeededRandom)
    -> [JSONMember]
  {
    var members: [JSONMember] = []
    let hash = JSONValue.string(String(repeating: "0123456789abcdef", count: 4))
    if random.once(in: 2) {
      let id = JSONValue.string(GeneratedStop.id("b", 1))
      members.append(JSONMember("photo", ["proofId": id, "sha256": hash]))
    }
    if random.once(in: 2) {
      let id = JSONValue.string(GeneratedStop.id("b", 2))
      let name = JSONValue.string(OddText.name(wild: wild, &random))
      members.append(JSONMember("signature", ["proofId": id, "sha256": hash, "name": name]))
    }
    if random.once(in: 3) {
      let word = random.one(of: "cameraRefused", "customerRefused", "nobodyThere", "padBroken")
      members.append(JSONMember("proofMissing", .string(word)))
    }
    if random.once(in: 6) { members.append(JSONMember("leftSafe", .bool(!random.once(in: 4)))) }
    return members
  }
}
