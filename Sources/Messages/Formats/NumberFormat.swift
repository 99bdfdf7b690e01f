/// How a number is printed: the options of `Intl.NumberFormat` that the platforms can match.
public struct NumberFormat: Hashable, Sendable {
  /// Plain, a share or money.
  public var style: Style
  /// Digits after the decimal mark, fewest and most; nil is the style's own: `0…3` for decimals,
  /// `0…0` for shares, the currency's for money.
  public var fractionDigits: ClosedRange<Int>?
  /// Significant digits, fewest and most; they win over `fractionDigits`.
  public var significantDigits: ClosedRange<Int>?
  /// Whether thousands are set apart as the locale does it.
  public var grouping: Bool
  /// What the value is multiplied by first (`scale/100`); 1 for none.
  public var scale: Int
  /// Fewest digits before the decimal mark; 1 for no padding.
  public var minimumIntegerDigits: Int

  /// What kind of number is printed.
  public enum Style: Hashable, Sendable {
    /// A plain number.
    case decimal
    /// A share: 0.25 prints as 25 %.
    case percent
    /// Money in the currency of an ISO 4217 code, with its symbol.
    case currency(String)
  }

  /// Makes a format; without arguments, that of `{n, number}`.
  public init(
    style: Style = .decimal,
    fractionDigits: ClosedRange<Int>? = nil,
    significantDigits: ClosedRange<Int>? = nil,
    grouping: Bool = true,
    scale: Int = 1,
    minimumIntegerDigits: Int = 1
  ) {
    self.style = style
    self.fractionDigits = fractionDigits
    self.significantDigits = significantDigits
    self.grouping = grouping
    self.scale = scale
    self.minimumIntegerDigits = minimumIntegerDigits
  }

  /// Whether the format prints whole numbers only, so that its argument is one.
  public var isInteger: Bool {
    style == .decimal && fractionDigits == 0...0 && significantDigits == nil && scale == 1
  }
}
