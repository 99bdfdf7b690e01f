/// A run that broke a rule, made as short as it can be.
public struct FailingRun: Sendable {
  /// The rule, and what was seen in the shortest run.
  public let violation: Violation
  /// How many moves there were before the run was made short.
  public let count: Int
  /// The moves that are left.
  public let moves: [Move]
  /// What happens in plain words.
  public let lines: [String]
  /// What a case that does the same is given besides its fixture, its steps, and what it expects at the end.
  let text: (given: String, steps: [String], finally: String)

  /// Shrinks the run of a seed; nil where it breaks no rule.
  public static func of<Core>(_ seed: UInt64, _ maker: CoreMaker<Core>) -> FailingRun? {
    let run = SimulatedRun(seed: seed, maker, keepsMoves: true)
    return run.violation.map { FailingRun(shrinking: run.moves, breaking: $0, maker) }
  }

  /// Shrinks a list of moves that breaks a rule.
  init<Core>(
    shrinking made: [Move],
    breaking violation: Violation,
    _ maker: CoreMaker<Core>,
    _ settings: WorldSettings = WorldSettings()
  ) {
    var shrinker = Shrinker(violation.rule, maker, settings)
    let moves = shrinker.shrunk(made)
    let shortest = SimulatedRun(moves: moves, maker, settings, traces: true)
    self.init(
      moves,
      of: made.count,
      breaking: shortest.violation ?? violation,
      shortest.trace?.lines ?? [],
      maker,
      settings
    )
  }

  /// Takes a list of moves that is short as it is.
  init<Core>(
    _ moves: [Move],
    of count: Int,
    breaking violation: Violation,
    _ lines: [String],
    _ maker: CoreMaker<Core>,
    _ settings: WorldSettings
  ) {
    self.violation = violation
    self.count = count
    self.moves = moves
    self.lines = lines
    let writer = CaseWriter(moves, maker, settings)
    text = (writer.given, writer.steps, writer.finally)
  }
}
