/// What cases are told apart by.
public enum ScenarioTag: String, Sendable, CaseIterable {
  /// Shows the edge of each of its rules.
  case edge
  /// Shows a fault that there once was.
  case regression
  /// Shows what two languages do differently unless they take care.
  case parity
  /// Takes long.
  case slow
  /// Is about money.
  case money
  /// Is about what must not be kept or shown.
  case privacy
}
