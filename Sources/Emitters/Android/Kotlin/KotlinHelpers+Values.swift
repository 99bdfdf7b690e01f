internal import Catalogue
internal import Locales

extension KotlinHelpers {
  /// Writes the locale that numbers and dates are printed in.
  func writeLocale(to code: inout CodeWriter) {
    var systems: [(name: String, tags: [String])] = []
    for tag in rules.map(\.tag) {
      let system = LocaleNumbers(for: tag).numberingSystem
      if system == "latn" { continue }
      if let index = systems.firstIndex(where: { $0.name == system }) {
        systems[index].tags.append(tag.androidTag)
      } else {
        systems.append((system, [tag.androidTag]))
      }
    }
    code.line()
    code.line("/** The texts' locale with the digits that CLDR \(CLDR.numbersVersion) gives it. */")
    guard !systems.isEmpty else {
      code.line("private val locale: ULocale = ULocale.forLanguageTag(\"$tag-u-nu-latn\")")
      return
    }
    code.line("private val locale: ULocale =")
    code.line("    ULocale.forLanguageTag(")
    code.line("        when (tag) {")
    for (name, tags) in systems {
      let labels = tags.map(Kotlin.literal).joined(separator: ", ")
      code.line("            \(labels) -> \"$tag-u-nu-\(name)\"")
    }
    code.line("            else -> \"$tag-u-nu-latn\"")
    code.line("        },")
    code.line("    )")
  }

  /// Writes what prints numbers as `Intl.NumberFormat` does.
  func writeNumbers(to code: inout CodeWriter) {
    let late = rules.map(\.tag).filter { LocaleNumbers(for: $0).minimumGroupingDigits == 2 }
      .map { Kotlin.literal($0.androidTag) }.joined(separator: ", ")
    code.lines(
      """

      private val numberFormats = ConcurrentHashMap<\(scope.numberType), DecimalFormat>()

      /** A number as `Intl.NumberFormat` prints it in browsers. */
      """
    )
    if late.isEmpty {
      code.lines(
        """
        fun number(
            value: Number,
            style: \(scope.numberType) = \(scope.numberType)(),
        ): String =
            format(value, style, FieldPosition(NumberFormat.Field.INTEGER))
        """
      )
    } else {
      code.lines(
        """
        fun number(
            value: Number,
            style: \(scope.numberType) = \(scope.numberType)(),
        ): String {
            val whole = FieldPosition(NumberFormat.Field.INTEGER)
            if (style.grouping && groupsLate) {
                val text = format(value, style.copy(grouping = false), whole)
                if (whole.endIndex - whole.beginIndex < 5) return text
            }
            return format(value, style, whole)
        }

        /** Whether four digits stand without a mark between them. */
        private val groupsLate: Boolean = tag in setOf(\(late))
        """
      )
    }
    code.lines(
      """

      private fun format(
          value: Number,
          style: \(scope.numberType),
          whole: FieldPosition,
      ): String {
          val format = numberFormats.getOrPut(style) { style.format(locale) }
          return synchronized(format) { format.format(value, StringBuffer(), whole).toString() }
      }
      """
    )
  }

  /// Writes what prints numbers as JavaScript's `String` does.
  func writePlainNumbers(to code: inout CodeWriter) {
    code.lines(
      """

      /** A number as JavaScript's `String` prints it. */
      fun plain(value: Double): String {
          if (value.isNaN() || value.isInfinite()) return value.toString()
          if (value == 0.0) return "0"
          val number = BigDecimal(value.toString()).stripTrailingZeros()
          val exponent = number.precision() - number.scale() - 1
          if (exponent in -7..20) return number.toPlainString()
          val digits = number.unscaledValue().abs().toString()
          val sign = if (value < 0) "-" else ""
          val fraction = if (digits.length > 1) "." + digits.substring(1) else ""
          return sign + digits[0] + fraction + (if (exponent < 0) "e" else "e+") + exponent
      }
      """
    )
  }

  /// Writes what prints dates and times as `Intl.DateTimeFormat` does.
  func writeDates(to code: inout CodeWriter) {
    code.lines(
      """

      private val dateFormats = ConcurrentHashMap<String, SimpleDateFormat>()

      /** A moment in the app's time zone, as `Intl.DateTimeFormat` prints it in browsers. */
      fun instant(
          value: Instant,
          skeleton: String,
      ): String =
          date(value.toEpochMilli(), skeleton, android.icu.util.TimeZone.getTimeZone(timeZone.id))
      """
    )
    if needs.days {
      code.lines(
        """

        /** A calendar date, which is the same in every time zone. */
        fun day(
            value: LocalDate,
            skeleton: String,
        ): String =
            date(value.toEpochDay() * 86_400_000L, skeleton, android.icu.util.TimeZone.GMT_ZONE)
        """
      )
    }
    code.lines(
      #"""

      private fun date(
          milliseconds: Long,
          skeleton: String,
          zone: android.icu.util.TimeZone,
      ): String {
          val format = dateFormats.getOrPut(skeleton) { dateFormat(skeleton) }
          val text =
              synchronized(format) {
                  format.timeZone = zone
                  format.format(Date(milliseconds))
              }
          return text.replace('\u202f', ' ')
      }

      private fun dateFormat(skeleton: String): SimpleDateFormat {
          val pattern =
              DateTimePatternGenerator.getInstance(locale)
                  .getBestPattern(skeleton, DateTimePatternGenerator.MATCH_HOUR_FIELD_LENGTH)
          return SimpleDateFormat(pattern, locale).apply {
              // ECMAScript counts the Gregorian way before 1582, too.
              (calendar as? GregorianCalendar)?.gregorianChange = Date(Long.MIN_VALUE)
          }
      }
      """#
    )
  }
}
