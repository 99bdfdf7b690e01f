/// A run that broke a rule, made as short as it can be.
public struct FailingRun: Sendable {
  /// The rule, and what was seen in the shortest run.
  public let violation: Violation
  /// How many moves the seed's run had made.
  public let count: Int
  /// The moves that are left.
  public let moves: [Move]
  /// What happens in plain words.
  public let lines: [String]

  /// Shrinks the run of a seed; nil where it breaks no rule.
  public static func of<Core>(_ seed: UInt64, _ maker: CoreMaker<Core>) -> FailingRun? {
    let run = SimulatedRun(seed: seed, maker, keepsMoves: true)
    guard let violation = run.violation else { return nil }
    var shrinker = Shrinker(violation.rule, maker)
    let moves = shrinker.shrunk(run.moves)
    let shortest = SimulatedRun(moves: moves, maker, traces: true)
    return FailingRun(
      violation: shortest.violation ?? violation,
      count: run.moves.count,
      moves: moves,
      lines: shortest.trace?.lines ?? []
    )
  }
}
