/// A message and the wait that it tells of.
public struct SessionNotice: Hashable, Sendable {
  /// The message.
  public let message: SessionMessage
  /// The seconds until trying again makes sense; nil if nobody said.
  public let wait: Int64?

  init(_ message: SessionMessage, wait: Int64? = nil) {
    self.message = message
    self.wait = wait
  }
}
