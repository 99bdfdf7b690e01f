public import DriverRules

/// Makes what decides for the outboxes of a new process.
public struct CoreMaker<Core: OutboxDriving>: Sendable {
  let make: @Sendable (OutboxSettings) -> Core

  /// Makes cores as a closure does.
  public init(_ make: @escaping @Sendable (OutboxSettings) -> Core) {
    self.make = make
  }
}
