public import DriverModels

/// What one outbox shows.
public struct OutboxView: Hashable, Sendable {
  /// Whose it is.
  public var business: BusinessId
  /// Why nothing goes.
  public var pause: OutboxPause
  /// All that it holds, in the order of `seq`; receipts too.
  public var writes: [OutboxWrite]
  /// The key of the write whose bytes are on the way.
  public var sending: IdempotencyKey?
  /// Until something of it is tried by itself, in milliseconds; nil where nothing is.
  public var nextIn: Int64?

  /// Makes a view.
  public init(
    business: BusinessId,
    pause: OutboxPause,
    writes: [OutboxWrite],
    sending: IdempotencyKey?,
    nextIn: Int64?
  ) {
    self.business = business
    self.pause = pause
    self.writes = writes
    self.sending = sending
    self.nextIn = nextIn
  }
}
