public import DriverModels

/// A business, who drives for it, and its day.
public struct StandInBusiness: Hashable, Sendable {
  /// The business, as an answer says it.
  public var business: Business
  /// Who drives for it.
  public var drivers: [PersonId]
  /// Its day: the rounds, what is on the vans and in the cab, as they are by now.
  public var day: DriverDay
  /// The rounds that the office closed, and what it says of each.
  public var closed: [RoundId: String]
  /// The rounds that are one driver's alone.
  public var assigned: [RoundId: PersonId]

  init(_ node: DataNode) throws(StandInError) {
    business = try node.model()
    drivers = try node.need("drivers").items.map { item throws(StandInError) in try item.model() }
    day = try node.need("day").model()
    closed = [:]
    assigned = [:]
    for (round, detail) in try node["closed"]?.members ?? [] {
      closed[RoundId(round)] = try detail.text
    }
    for (round, person) in try node["assigned"]?.members ?? [] {
      assigned[RoundId(round)] = try person.model()
    }
  }

  /// A round that somebody drives; nil if there is none, or it is another's.
  func round(_ id: RoundId) -> Round? {
    day.rounds.first { $0.id == id }
  }

  /// Whether a round is a person's to drive.
  func isOf(_ person: PersonId, _ round: RoundId) -> Bool {
    assigned[round].map { $0 == person } ?? true
  }

  var data: WireJSON {
    get throws(WireError) {
      var members = try business.tree
      members["drivers"] = .array(drivers.map { .text($0.rawValue) })
      members["day"] = .object(try day.tree)
      members["closed"] = .object(WireMap(closed.map { ($0.key.rawValue, .text($0.value)) }))
      members["assigned"] = .object(
        WireMap(assigned.map { ($0.key.rawValue, .text($0.value.rawValue)) })
      )
      return .object(members)
    }
  }
}
