import DriverOutbox
import DriverRules

/// A phone's clocks that go on only when a test says so.
final class ManualClock: OutboxClock {
  private struct State {
    var now = Clocks(wall: 1_772_604_000_000, up: 1000)
    var sleepers: [(due: Int64, continuation: CheckedContinuation<Void, any Error>, number: Int)] =
      []
    var cancelled: Set<Int> = []
    var lastNumber = 0
  }

  private let state = Guarded(State())

  var now: Clocks { state.withLock { $0.now } }

  func sleep(until up: Int64) async throws {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver = state.withLock { state in
          if state.cancelled.contains(number) || state.now.up >= up { return true }
          state.sleepers.append((up, continuation, number))
          return false
        }
        if isOver { continuation.resume() }
      }
      try Task.checkCancellation()
    } onCancel: {
      wake { $0 == number }
      state.withLock { _ = $0.cancelled.insert(number) }
    }
  }

  /// Lets both clocks go on, in milliseconds.
  func advance(_ milliseconds: Int64) {
    let now = state.withLock { state in
      state.now = Clocks(wall: state.now.wall + milliseconds, up: state.now.up + milliseconds)
      return state.now.up
    }
    let due = state.withLock { state in state.sleepers.filter { $0.due <= now }.map(\.number) }
    wake { due.contains($0) }
  }

  private func wake(_ isMeant: (Int) -> Bool) {
    let woken = state.withLock { state in
      let woken = state.sleepers.filter { isMeant($0.number) }
      state.sleepers.removeAll { isMeant($0.number) }
      return woken
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }
}
