public import DriverModels

extension EffectiveDay {
  /// What is on the van of a round, by gas, figures below 0 as they are (L2, L3, L14).
  ///
  /// A round without a load has a van of its own, empty at first. Gas of which nothing is or was
  /// there is left out.
  public func contents(of round: RoundId) -> [GasId: BottleCount] {
    var start: [GasId: BottleCount] = [:]
    for line in day.loads[round.rawValue]?.lines ?? [] {
      start[line.gasId, default: BottleCount()] += BottleCount(
        full: Int(line.full),
        empty: Int(line.empty)
      )
    }
    return moves.filter { sharesVan($0.roundId, round) }.reduce(into: start) { contents, move in
      for (gas, number) in move.numbers {
        switch move.effect {
        case .add: contents[gas, default: BottleCount()] += number
        case .count: contents[gas] = number
        case .recount: contents[gas] = start[gas]
        }
      }
    }
  }

  /// Whether two rounds go with one van (L3).
  public func sharesVan(_ one: RoundId, _ other: RoundId) -> Bool {
    if one == other { return true }
    guard let van = day.loads[one.rawValue]?.vanId else { return false }
    return van == day.loads[other.rawValue]?.vanId
  }
}
