/// What came of the run of a seed.
public struct SeedResult: Sendable {
  /// The seed.
  public let seed: UInt64
  /// What happened.
  public let tally: RunTally
  /// The first rule that did not hold.
  public let violation: Violation?
  /// Whether a second run of the seed was the same; nil where there was none.
  public let isRepeatable: Bool?

  /// Whether nothing is wrong.
  public var isRight: Bool { violation == nil && isRepeatable != false }
}
