/// Makes a list of moves that breaks a rule as short and as plain as it can be.
public struct Shrinker<Core: OutboxDriving> {
  private let maker: CoreMaker<Core>
  private let settings: WorldSettings
  private let rule: Violation.Rule
  /// How many more lists are tried.
  private var patience: Int

  /// Makes a shrinker for a rule that is broken.
  ///
  /// - Parameter patience: how many lists are tried at most.
  public init(
    _ rule: Violation.Rule,
    _ maker: CoreMaker<Core>,
    _ settings: WorldSettings = WorldSettings(),
    patience: Int = 20_000
  ) {
    self.rule = rule
    self.maker = maker
    self.settings = settings
    self.patience = patience
  }

  /// Drops moves, then takes what goes wrong out of those that are left, then makes their numbers smaller, for
  /// as long as the rule is broken all the same.
  public mutating func shrunk(_ moves: [Move]) -> [Move] {
    var best = moves
    while patience > 0 {
      let before = best
      best = dropped(best)
      best = plainer(best)
      if best == before { break }
    }
    return best
  }

  private mutating func breaks(_ moves: [Move]) -> Bool {
    patience -= 1
    return SimulatedRun(moves: moves, maker, settings).violation?.rule == rule
  }

  /// Drops ever smaller parts (Zeller and Hildebrandt's ddmin, 2002).
  private mutating func dropped(_ moves: [Move]) -> [Move] {
    var best = moves
    var size = max(1, best.count / 2)
    while true {
      var start = 0
      while start < best.count, patience > 0 {
        var shorter = best
        shorter.removeSubrange(start..<min(start + size, best.count))
        if breaks(shorter) { best = shorter } else { start += size }
      }
      if size == 1 { return best }
      size /= 2
    }
  }

  private mutating func plainer(_ moves: [Move]) -> [Move] {
    var best = moves
    for index in best.indices {
      var next = best[index].plainer
      while let plain = next.popLast(), patience > 0 {
        var tried = best
        tried[index] = plain
        guard breaks(tried) else { continue }
        best = tried
        next = plain.plainer
      }
    }
    return best
  }
}
