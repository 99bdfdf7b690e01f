/// What is worth a word about cash that moves without a delivery.
public enum CashWarning: String, Hashable, Sendable, CaseIterable {
  /// More out than is in the cab (C3).
  case cabShort
}
