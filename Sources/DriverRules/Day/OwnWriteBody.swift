public import DriverModels

/// What a write of this phone says, as far as the day shows it.
public enum OwnWriteBody: Hashable, Sendable {
  /// A stop was written up.
  case delivery(DeliveryWrite)
  /// Cash moved without a delivery.
  case cash(CashWrite)
  /// Bottles went on to the van or off it, or were counted.
  case load(LoadWrite)
  /// The round set off, came back or was finished.
  case progress(ProgressWrite)
  /// A photo or a signature, a file beside the outbox.
  case proof(ProofId)
}
