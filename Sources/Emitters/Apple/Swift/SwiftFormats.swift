/// Writes how numbers and dates are printed.
struct SwiftFormats {
  let scope: SwiftScope

  /// Writes numbers as `Intl.NumberFormat` prints them: halves away from zero.
  func writeNumbers(to code: inout CodeWriter) {
    code.lines(
      """

      extension \(scope.wordsType) {
        /// What kind of number is printed.
        enum NumberStyle {
          case decimal
          case percent
          case currency(String)
        }

        /// A number as the browser's `Intl.NumberFormat` prints it, halves away from zero.
        func number(
          _ value: Double, style: NumberStyle = .decimal, fraction: ClosedRange<Int>? = nil,
          significant: ClosedRange<Int>? = nil, integer: Int = 1, grouping: Bool = true,
          scale: Int = 1
        ) -> String {
          let value = value * Double(scale)
          func precision(
            _ fraction: ClosedRange<Int>
          ) -> NumberFormatStyleConfiguration.Precision {
            if let significant { return .significantDigits(significant) }
            return .integerAndFractionLength(integerLimits: integer..., fractionLimits: fraction)
          }
          switch style {
          case .decimal:
            return value.formatted(
              FloatingPointFormatStyle<Double>(locale: locale)
                .precision(precision(fraction ?? 0...3))
                .rounded(rule: .toNearestOrAwayFromZero)
                .grouping(grouping ? .automatic : .never))
          case .percent:
            return value.formatted(
              FloatingPointFormatStyle<Double>.Percent(locale: locale)
                .precision(precision(fraction ?? 0...0))
                .rounded(rule: .toNearestOrAwayFromZero)
                .grouping(grouping ? .automatic : .never))
          case .currency(let code):
            var style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
              .rounded(rule: .toNearestOrAwayFromZero)
              .grouping(grouping ? .automatic : .never)
            if let fraction { style = style.precision(precision(fraction)) }
            return value.formatted(style)
          }
        }
      }
      """
    )
  }

  /// Writes decimals as JavaScript's `String` prints them (ECMA-262, Number::toString).
  func writePlainNumbers(to code: inout CodeWriter) {
    code.lines(
      """

      extension \(scope.wordsType) {
        /// A number as JavaScript's `String` prints it (ECMA-262, "Number::toString").
        func plain(_ value: Double) -> String {
          guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity" }
          if value == 0 { return "0" }
          let sign = value < 0 ? "-" : ""
          let parts = "\\(value.magnitude)".split(separator: "e")
          let decimal = parts[0].split(separator: ".")
          var digits = decimal[0] + (decimal.count > 1 && decimal[1] != "0" ? decimal[1] : "")
          var point = decimal[0].count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
          while digits.first == "0" {
            digits.removeFirst()
            point -= 1
          }
          while digits.last == "0" { digits.removeLast() }
          if point > 21 || point < -5 {
            let fraction = digits.count > 1 ? "." + digits.dropFirst() : ""
            let exponent = point - 1
            return "\\(sign)\\(digits.prefix(1))\\(fraction)e\\(exponent < 0 ? "" : "+")\\(exponent)"
          }
          if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
          if digits.count <= point {
            return sign + digits + String(repeating: "0", count: point - digits.count)
          }
          return sign + digits.prefix(point) + "." + digits.dropFirst(point)
        }
      }
      """
    )
  }

  /// Writes moments, and days and hours with digits of their own where those are needed.
  func writeDates(days: Bool, hourDigits: Bool, to code: inout CodeWriter) {
    let parameter = hourDigits ? ", hourDigits: Int? = nil" : ""
    let argument = hourDigits ? ", hourDigits" : ""
    code.lines(
      """

      extension \(scope.wordsType) {
        /// A moment in the time zone, with the fields of a CLDR skeleton.
        func instant(_ moment: Date, _ skeleton: String\(parameter)) -> String {
          date(moment, skeleton, timeZone\(argument))
        }

        /// Browsers write U+202F as a space in dates, and count proleptically.
        private func date(
          _ moment: Date, _ skeleton: String, _ timeZone: TimeZone\(hourDigits ? ", _ hourDigits: Int?" : "")
        ) -> String {
          let formatter = DateFormatter()
          var calendar = locale.calendar
          calendar.timeZone = timeZone
          formatter.calendar = calendar
          formatter.locale = locale
          formatter.timeZone = timeZone
          formatter.gregorianStartDate = .distantPast
          formatter.dateFormat = DateFormatter.dateFormat(
            fromTemplate: skeleton, options: 0, locale: locale)
      """
    )
    if hourDigits {
      code.lines(
        """
            if let hourDigits, let pattern = formatter.dateFormat {
              formatter.dateFormat = Self.pattern(pattern, hourDigits: hourDigits)
            }
        """
      )
    }
    code.lines(
      """
          return formatter.string(from: moment)
            .replacingOccurrences(of: "\\u{202F}", with: " ")
        }
      """
    )
    if hourDigits { writeHourDigits(to: &code) }
    if days { writeDays(argument: hourDigits ? ", nil" : "", to: &code) }
    code.line("}")
  }

  private func writeHourDigits(to code: inout CodeWriter) {
    code.lines(
      """

        /// A pattern whose hour has so many digits; what is in quotes is text.
        private static func pattern(_ pattern: String, hourDigits: Int) -> String {
          var result = ""
          var isQuoted = false
          var isInHour = false
          for character in pattern {
            if character == "'" { isQuoted.toggle() }
            let isHour = !isQuoted && "HhKk".contains(character)
            if isHour, !isInHour { result += String(repeating: character, count: hourDigits) }
            if !isHour { result.append(character) }
            isInHour = isHour
          }
          return result
        }
      """
    )
  }

  private func writeDays(argument: String, to code: inout CodeWriter) {
    code.lines(
      """

        /// A day, with the fields of a CLDR skeleton: the same in every time zone.
        ///
        /// Counted from 1970 by arithmetic (H. Hinnant, "days_from_civil"), as Foundation's calendar is
        /// the Julian one before 1582.
        func day(_ day: \(scope.dayType), _ skeleton: String) -> String {
          let isLate = day.month > 2
          let year = isLate ? day.year : day.year - 1
          let era = (year >= 0 ? year : year - 399) / 400
          let yearOfEra = year - era * 400
          let dayOfYear = (153 * (day.month + (isLate ? -3 : 9)) + 2) / 5 + day.day - 1
          let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
          let days = era * 146_097 + dayOfEra - 719_468
          let midnight = Date(timeIntervalSince1970: Double(days) * 86_400)
          return date(midnight, skeleton, TimeZone(secondsFromGMT: 0) ?? .current\(argument))
        }
      """
    )
  }
}
