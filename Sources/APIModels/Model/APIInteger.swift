/// A whole number.
public struct APIInteger: Hashable, Sendable {
  /// How wide it is.
  public var width: Width
  /// Its limits, within the width.
  public var limits: APILimits<Int64>

  /// How many bits a whole number has, the sign included.
  public enum Width: Hashable, Sendable {
    /// 32 bits: `Int32`, `Int`.
    case int32
    /// 64 bits: `Int64`, `Long`.
    case int64

    /// What fits.
    public var range: ClosedRange<Int64> {
      switch self {
      case .int32: Int64(Int32.min)...Int64(Int32.max)
      case .int64: .min ... .max
      }
    }
  }
}
