internal import Messages

/// How a number format is spelled for the helper that prints numbers.
enum KotlinNumber {
  /// The arguments that differ from those of `{n, number}`; empty for that.
  static func options(_ format: NumberFormat, ofInteger: Bool) -> String {
    var options: [String] = []
    switch format.style {
    case .decimal: break
    case .percent: options.append("percent = true")
    case .currency(let code): options.append("currency = \(Kotlin.literal(code))")
    }
    if let digits = format.significantDigits {
      options.append("significant = \(range(digits))")
    } else if let digits = format.fractionDigits, !isIdle(digits, of: format, ofInteger) {
      options.append("fraction = \(range(digits))")
    }
    if !format.grouping { options.append("grouping = false") }
    if format.minimumIntegerDigits != 1 {
      options.append("integer = \(format.minimumIntegerDigits)")
    }
    return options.joined(separator: ", ")
  }

  /// Whether fraction digits make no difference: an integer has none to be cut off.
  private static func isIdle(
    _ digits: ClosedRange<Int>,
    of format: NumberFormat,
    _ ofInteger: Bool
  ) -> Bool {
    ofInteger && digits.lowerBound == 0 && format.style == .decimal && format.scale == 1
  }

  /// Writes the type of number formats.
  static func writeType(_ name: String, to code: inout CodeWriter) {
    code.lines(
      """
      /** How a number is printed; by itself as `{n, number}` is. */
      private data class \(name)(
          val percent: Boolean = false,
          val currency: String? = null,
          val fraction: IntRange? = null,
          val significant: IntRange? = null,
          val grouping: Boolean = true,
          val integer: Int = 1,
      ) {
          fun format(locale: ULocale): DecimalFormat {
              val format =
                  when {
                      percent -> NumberFormat.getPercentInstance(locale)
                      currency != null -> NumberFormat.getCurrencyInstance(locale)
                      else -> NumberFormat.getNumberInstance(locale)
                  } as DecimalFormat
              if (currency != null) format.currency = Currency.getInstance(currency)
              // Halves go away from zero.
              format.roundingMode = android.icu.math.BigDecimal.ROUND_HALF_UP
              format.isGroupingUsed = grouping
              format.minimumIntegerDigits = integer
              if (fraction != null) {
                  format.minimumFractionDigits = fraction.first
                  format.maximumFractionDigits = fraction.last
              }
              if (significant != null) {
                  format.setSignificantDigitsUsed(true)
                  format.minimumSignificantDigits = significant.first
                  format.maximumSignificantDigits = significant.last
              }
              return format
          }
      }
      """
    )
  }

  private static func range(_ digits: ClosedRange<Int>) -> String {
    "\(digits.lowerBound)..\(digits.upperBound)"
  }
}
