@testable import DriverOutbox

/// A disk thread that does a piece of work when a test says so.
final class HeldDisk: Sendable {
  private struct State {
    /// By their numbers, which are in the order in which the work was asked for.
    var held: [Int: @Sendable () -> Void] = [:]
    var asked = 0
    /// What each piece of work that was done changed on the disk.
    var entries: [Int: [LoggedCalls.Entry]] = [:]
  }

  private let calls: LoggedCalls
  private let state = Guarded(State())

  init(_ calls: LoggedCalls) {
    self.calls = calls
  }

  /// The numbers of what is still to be done.
  var held: [Int] { state.withLock { $0.held.keys.sorted() } }

  /// What a piece of work changed; nil if it is not done.
  func entries(of number: Int) -> [LoggedCalls.Entry]? { state.withLock { $0.entries[number] } }

  func take(_ work: @escaping @Sendable () -> Void) {
    state.withLock { state in
      state.held[state.asked] = work
      state.asked += 1
    }
  }

  /// Does a piece of work.
  func perform(_ number: Int) {
    let work = state.withLock { $0.held.removeValue(forKey: number) }
    _ = calls.takeEntries()
    work?()
    let entries = calls.takeEntries()
    state.withLock { $0.entries[number] = entries }
  }
}
