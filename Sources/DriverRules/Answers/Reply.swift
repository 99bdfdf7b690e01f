public import DriverModels

/// What became of a request.
public enum Reply: Hashable, Sendable {
  /// It was answered.
  case answer(WireAnswer)
  /// It was not.
  case none(NoAnswer)
}
