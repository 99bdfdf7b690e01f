public import DriverModels

/// The answers of 500 to 599 in a row to one head (O23).
public struct HeadTrouble: Hashable, Sendable {
  /// The head's key.
  public var key: IdempotencyKey
  /// How many there were.
  public var count: Int
  /// When the first came.
  public var since: Deadline
  /// Whether another request of ours had a 2xx, ours, since then.
  public var othersSucceed: Bool

  /// Makes one.
  public init(key: IdempotencyKey, count: Int, since: Deadline, othersSucceed: Bool) {
    self.key = key
    self.count = count
    self.since = since
    self.othersSucceed = othersSucceed
  }
}
