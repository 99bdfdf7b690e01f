import DriverOutbox
import DriverRules

/// A network in which each request ends when a test says so, or when it is given up.
final class HeldTransport: OutboxTransport {
  private struct State {
    var sent: [OutboxRequest] = []
    var held: [Int: CheckedContinuation<RequestEnd, Never>] = [:]
    var cancelled: Set<Int> = []
  }

  private let state = Guarded(State())

  /// All that was sent, in order.
  var sent: [OutboxRequest] { state.withLock { $0.sent } }

  /// The numbers of those that were given up.
  var cancelled: Set<Int> { state.withLock { $0.cancelled } }

  func send(_ request: OutboxRequest) async -> RequestEnd {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          state.sent.append(request)
          if state.cancelled.contains(request.number) { return true }
          state.held[request.number] = continuation
          return false
        }
        if isOver { continuation.resume(returning: .lost) }
      }
    } onCancel: {
      state.withLock { _ = $0.cancelled.insert(request.number) }
      end(request.number, .lost)
    }
  }

  /// Ends a request that is held.
  func end(_ number: Int, _ end: RequestEnd) {
    state.withLock { $0.held.removeValue(forKey: number) }?.resume(returning: end)
  }
}
