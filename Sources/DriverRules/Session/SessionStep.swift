/// What comes of one event.
public struct SessionStep: Hashable, Sendable {
  /// The requests that go, in this order.
  public var requests: [SessionRequest] = []
  /// What is shown, in this order.
  public var notices: [SessionNotice] = []
  /// The numbers of the requests that are cancelled (S20).
  public var cancelled: [Int] = []

  /// Nothing.
  public static let nothing = SessionStep()

  static func asks(_ request: SessionRequest) -> SessionStep {
    SessionStep(requests: [request])
  }

  static func shows(_ message: SessionMessage) -> SessionStep {
    SessionStep(notices: [SessionNotice(message)])
  }

  static func + (one: SessionStep, other: SessionStep) -> SessionStep {
    SessionStep(
      requests: one.requests + other.requests,
      notices: one.notices + other.notices,
      cancelled: one.cancelled + other.cancelled
    )
  }
}
