/// How many digits are printed: ECMA-402's `SetNumberFormatDigitOptions`, rounding priority `auto`.
struct DigitOptions {
  private let integer: Int?
  private let fraction: (least: Int?, most: Int?)
  private let significant: (least: Int?, most: Int?)

  /// Takes what `options` say; they hold whole numbers in `Intl`'s ranges.
  init(_ options: IntlOptions) {
    func whole(_ name: String) -> Int? {
      guard case .number(let number) = options[name] else { return nil }
      return number
    }
    integer = whole("minimumIntegerDigits")
    fraction = (whole("minimumFractionDigits"), whole("maximumFractionDigits"))
    significant = (whole("minimumSignificantDigits"), whole("maximumSignificantDigits"))
  }

  /// A format of `style` with these digits.
  ///
  /// Digits that are the style's own are left to it.
  func format(style: NumberFormat.Style) -> Result<NumberFormat, FormatError> {
    var format = NumberFormat(style: style, minimumIntegerDigits: integer ?? 1)
    if significant.least != nil || significant.most != nil {
      let least = significant.least ?? 1
      let most = significant.most ?? 21
      guard least <= most else { return Self.reversed("SignificantDigits", least, most) }
      format.significantDigits = least...most
    } else if fraction.least != nil || fraction.most != nil {
      let own = Self.ownFraction(of: style)
      let least = fraction.least ?? min(own.lowerBound, fraction.most ?? own.lowerBound)
      let most = fraction.most ?? max(own.upperBound, least)
      guard least <= most else { return Self.reversed("FractionDigits", least, most) }
      format.fractionDigits = least...most == own ? nil : least...most
    }
    return .success(format)
  }

  private static func reversed(
    _ name: String,
    _ least: Int,
    _ most: Int
  ) -> Result<NumberFormat, FormatError> {
    .failure(
      FormatError(
        "`minimum\(name)` \(least) is more than `maximum\(name)` \(most), and the web throws",
        help: "write `maximum\(name): \(least)`"
      )
    )
  }

  /// The digits after the decimal mark that a style prints by itself.
  private static func ownFraction(of style: NumberFormat.Style) -> ClosedRange<Int> {
    switch style {
    case .decimal: 0...3
    case .percent: 0...0
    case .currency(let code):
      currencyDigits.first { $0.codes.split(separator: " ").contains(code[...]) }
        .map { $0.digits...$0.digits } ?? 2...2
    }
  }

  /// The currencies that do not print two digits (CLDR, `currencyData/fractions`).
  private static let currencyDigits: [(digits: Int, codes: String)] = [
    (
      0,
      """
      ADP AFN ALL BIF BYR CLP COP DJF ESP GNF HUF IDR IQD IRR ISK ITL JPY KMF KPW KRW LAK LBP LUF \
      MGA MGF MMK MRO PKR PYG RWF SLL SOS STD SYP TMM TRL UGX UYI VND VUV XAF XOF XPF YER ZMK ZWD
      """
    ),
    (3, "BHD JOD KWD LYD OMR TND"),
    (4, "CLF UYW"),
  ]
}
