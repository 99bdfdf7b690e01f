public import DriverRules

/// A phone's clocks.
public protocol OutboxClock: Sendable {
  /// What they show.
  var now: Clocks { get }
  /// Returns when the clock since boot shows this, in milliseconds; throws when its task is cancelled.
  func sleep(until up: Int64) async throws
}
