/// What an outbox does not learn from events.
public struct OutboxSettings: Hashable, Sendable {
  /// The server that is spoken to.
  public var server: ServerOrigin
  /// From how many bytes on a journal that is half dead is written anew (O29).
  public var compactionSize: Int

  /// Makes settings.
  public init(server: ServerOrigin, compactionSize: Int = 65_536) {
    self.server = server
    self.compactionSize = compactionSize
  }
}
