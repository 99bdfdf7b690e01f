internal import Synchronization

/// Room for one result, which one piece of work fills and nobody else touches meanwhile.
///
/// No two threads ever meet at its lock. Waiting at a lock that all share would cost time, and what waits at a `Mutex`
/// looks like a race to the thread sanitizer.
final class Slot<Result: Sendable>: Sendable {
  private let filled = Mutex<Result?>(nil)

  /// What it was filled with, if it was.
  var result: Result? { filled.withLock { $0 } }

  /// Fills it.
  func fill(_ result: Result) {
    filled.withLock { $0 = result }
  }
}
