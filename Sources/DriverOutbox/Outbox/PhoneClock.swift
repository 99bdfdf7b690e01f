public import DriverRules

/// The real clocks of a phone.
///
/// The one since boot goes on while the phone sleeps; it is counted from when this was made, for an
/// outbox compares only times of one process.
public struct PhoneClock: OutboxClock {
  private let start = ContinuousClock.now

  /// Begins to count.
  public init() {}

  /// What the clocks show.
  public var now: Clocks {
    Clocks(wall: WallClock.now, up: milliseconds(start.duration(to: .now)))
  }

  /// Returns when the clock since boot shows this.
  public func sleep(until up: Int64) async throws {
    try await Task.sleep(until: start + .milliseconds(up), clock: .continuous)
  }

  private func milliseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    return seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }
}
