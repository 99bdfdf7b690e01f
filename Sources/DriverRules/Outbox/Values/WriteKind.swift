/// What a write of the outbox is about.
public enum WriteKind: String, Hashable, Sendable, CaseIterable {
  /// A stop was written up.
  case delivery
  /// Cash moved without a delivery.
  case cash
  /// Bottles went on to the van or off it, or were counted.
  case load
  /// The round set off, came back or was finished.
  case progress
  /// A photo or a signature, a file beside the outbox.
  case proof
}
