public import DriverScenarios

/// Where another program's core did not do what ours does.
public struct CoreDifference: Hashable, Sendable {
  /// Which run it was, by its seed.
  public var seed: UInt64
  /// What both were told, or asked.
  public var command: OutboxCommand
  /// What ours asks for or shows.
  public var ours: String
  /// What the other asks for or shows.
  public var theirs: String
}
