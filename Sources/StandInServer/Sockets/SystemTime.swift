internal import DriverModels

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The machine's clocks.
enum SystemTime {
  /// Milliseconds on a clock that nobody sets.
  static var up: Int64 { milliseconds(CLOCK_MONOTONIC) }

  /// The wall clock.
  static var now: Timestamp? { Timestamp(milliseconds: milliseconds(CLOCK_REALTIME)) }

  private static func milliseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    _ = unsafe clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
