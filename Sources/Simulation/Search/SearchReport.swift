/// What a search found.
public struct SearchReport: Sendable {
  /// What was searched.
  public let plan: SearchPlan
  /// How many states there are.
  public let states: Int
  /// How many moves led from one to another.
  public let moves: Int
  /// How many moves lead at least to the furthest.
  public let depth: Int
  /// How many states are ends: nothing is left to happen by itself.
  public let ends: Int
  /// Whether there is no further state.
  public let isComplete: Bool
  /// The rule that does not hold; nil where all do.
  public let violation: Violation?
  /// The fewest moves that show it.
  public let trace: [Move]
  /// The same with all that the phone does by itself, and what happens in plain words.
  let all: (moves: [Move], lines: [String])

  /// What does not hold, in the fewest moves; nil where all does.
  public var failure: FailingRun? {
    violation.map { violation in
      FailingRun(
        all.moves,
        of: trace.count,
        breaking: violation,
        all.lines,
        Simulator.core,
        plan.settings
      )
    }
  }
}
