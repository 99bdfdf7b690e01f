public import DriverRules

/// A request on its way to the API; there may be copies of it.
public struct CalledRequest: Hashable, Sendable {
  /// The number of the write.
  public var write: Int
  /// The process that sent it.
  public var process: Int
  /// What was sent.
  public var request: OutboxRequest
  /// The version of the app that sent it.
  public var version: Int

  /// Whether it is a copy of another.
  func isCopy(of other: CalledRequest) -> Bool {
    process == other.process && request.number == other.request.number
  }
}
