public import DriverModels

/// What a round's van needs and has, and the list to load it by.
public struct LoadingList: Hashable, Sendable {
  /// How many full ones of each gas the open stops need (L1).
  public let need: [GasId: Int]
  /// What is on the van, figures below 0 as they are (L2, L14).
  public let onVan: [GasId: BottleCount]
  /// The lines, in the order of the day's gas.
  public let lines: [ListLine]

  /// Makes the list of a round.
  ///
  /// - Parameter ticks: the round's ticks (``TickBook``).
  public init(_ day: EffectiveDay, round: RoundId, ticks: [GasId: Int]) {
    let need = Self.need(day, round: round)
    let onVan = day.contents(of: round)
    self.need = need
    self.onVan = onVan
    lines = GasOrder(day.day.gas).sorted(Set(need.keys).union(ticks.keys)).compactMap { gas in
      let there = onVan[gas]?.shown.full ?? 0
      let needed = need[gas] ?? 0
      // L4
      let line = ListLine(
        gasId: gas,
        need: needed,
        onVan: there,
        toLoad: max(0, needed - there),
        tick: ticks[gas]
      )
      return line.toLoad > 0 || line.tick != nil ? line : nil
    }
  }

  /// L1: what open stops need, of the round and of the van's other rounds that are under way.
  private static func need(_ day: EffectiveDay, round: RoundId) -> [GasId: Int] {
    var need: [GasId: Int] = [:]
    for other in day.day.rounds where counts(other, for: round, in: day) {
      for stop in other.stops where stop.state == .open {
        for line in stop.lines { need[line.gasId, default: 0] += Int(line.quantity) }
      }
    }
    return need.filter { $0.value != 0 }
  }

  private static func counts(_ other: Round, for round: RoundId, in day: EffectiveDay) -> Bool {
    if other.id == round { return true }
    let isUnderWay = other.state == .loaded || other.state == .out
    return isUnderWay && day.sharesVan(other.id, round)
  }
}
