/// What is wrong with cash that moves without a delivery.
public enum CashError: String, Hashable, Sendable, CaseIterable {
  /// An amount that cannot be (C2).
  case amountTooBig
}
