/// A number as it was written.
public struct CSSNumber: Hashable, Sendable {
  /// The value; infinite if it is too large to hold.
  public var value: Double
  /// Whether it was written without a fraction and an exponent.
  public var isInteger: Bool

  /// Makes a number.
  public init(_ value: Double, isInteger: Bool) {
    self.value = value
    self.isInteger = isInteger
  }
}
