/// What the system was asked for about waking the app (O33).
struct WakeRequest: Hashable, Sendable {
  /// When the wait that it stands for ends, by the clock since boot; nil if nothing but the app's being
  /// behind holds the outbox up.
  var waitUntil: Int64?

  /// The system is never asked for less, in milliseconds.
  static let least: Int64 = 60_000

  /// The milliseconds before which the app is not to be woken.
  func milliseconds(at now: Clocks) -> Int64 {
    max(Self.least, (waitUntil ?? now.up) - now.up)
  }
}
