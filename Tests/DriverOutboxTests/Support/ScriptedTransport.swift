import DriverOutbox
import DriverRules

/// A network that answers as a test says.
final class ScriptedTransport: OutboxTransport {
  private let sent = Guarded<[OutboxRequest]>([])
  private let answer: @Sendable (OutboxRequest) async -> RequestEnd

  init(
    _ answer: @escaping @Sendable (OutboxRequest) async -> RequestEnd = { .answered(.recorded($0)) }
  ) {
    self.answer = answer
  }

  /// What was sent so far.
  var requests: [OutboxRequest] { sent.withLock { $0 } }

  func send(_ request: OutboxRequest) async -> RequestEnd {
    sent.withLock { $0.append(request) }
    return await answer(request)
  }
}
