/// The time, and waiting for it to pass: the process's own, or a test's.
struct Pace: Sendable {
  /// How long it is since some fixed moment.
  let now: @Sendable () -> Duration
  /// Waits so many milliseconds, or until the run is to end: then it returns false.
  let wait: @Sendable (_ milliseconds: Int) -> Bool
}
