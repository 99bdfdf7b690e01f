import DriverOutbox
import DriverRules

/// A phone's clocks that go so many times as fast: a wait of 2 seconds is over in 4 milliseconds.
struct FastClock: OutboxClock {
  private let real = PhoneClock()
  private let start: Int64 = 1_772_604_000_000
  private let speed: Int64 = 500

  var now: Clocks {
    let up = real.now.up * speed
    return Clocks(wall: start + up, up: up)
  }

  func sleep(until up: Int64) async throws {
    try await real.sleep(until: up / speed + 1)
  }
}
