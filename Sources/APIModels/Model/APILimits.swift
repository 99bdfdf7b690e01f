/// The least and the most that `validate()` lets through, both included; reading never judges them.
public struct APILimits<Value: Hashable & Sendable & Comparable>: Hashable, Sendable {
  /// The least; nil where there is none.
  public var minimum: Value?
  /// The most, not below the least; nil where there is none.
  public var maximum: Value?

  /// No limits at all.
  public static var none: APILimits { APILimits(minimum: nil, maximum: nil) }

  /// Whether a value is within the limits.
  public func contains(_ value: Value) -> Bool {
    if let minimum, value < minimum { return false }
    if let maximum, value > maximum { return false }
    return true
  }
}
