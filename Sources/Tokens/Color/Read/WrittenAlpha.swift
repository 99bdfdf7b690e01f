/// An alpha value as it was written.
enum WrittenAlpha {
  /// `none`.
  case missing
  /// From 0 to 1.
  case value(Double)

  /// Gives a colour this alpha value.
  func apply(to color: inout CSSColor) {
    switch self {
    case .missing:
      color.alpha = 0
      color.missing.insert(.alpha)
    case .value(let value):
      color.alpha = value
      color.missing.remove(.alpha)
    }
  }
}
