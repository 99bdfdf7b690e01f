internal import Catalogue
internal import Locales

/// Writes what the accessors are made of: one private class that looks texts up and prints values,
/// with no more in it than the catalogue needs.
struct KotlinHelpers {
  let scope: KotlinScope
  let needs: KotlinNeeds
  /// The plan's locales and their rules.
  let rules: [LocaleRules]

  private var prefix: String { scope.prefix }

  /// The imports of the helpers.
  var imports: [String] {
    var names = [
      "android.content.Context", "android.content.res.Configuration",
      "android.content.res.Resources", "java.util.Locale", "java.util.TimeZone",
    ]
    if needs.numbers {
      names += [
        "android.icu.text.DecimalFormat", "android.icu.text.NumberFormat",
        "android.icu.util.Currency", "java.text.FieldPosition",
      ]
    }
    if needs.instants {
      names += [
        "android.icu.text.DateTimePatternGenerator", "android.icu.text.SimpleDateFormat",
        "android.icu.util.GregorianCalendar", "java.time.Instant", "java.util.Date",
      ]
    }
    if needs.numbers || needs.instants { names.append("android.icu.util.ULocale") }
    if needs.days { names.append("java.time.LocalDate") }
    if needs.plainNumbers { names.append("java.math.BigDecimal") }
    if needs.numbers || needs.instants || needs.otherLocales {
      names.append("java.util.concurrent.ConcurrentHashMap")
    }
    return names.map { "import \($0)" }
  }

  /// Writes the helpers.
  func write(to code: inout CodeWriter) {
    if needs.runs {
      code.line()
      KotlinRuns.writeType(Kotlin.name(prefix + "Text"), to: &code)
    }
    code.line()
    writeWords(to: &code)
    if needs.numbers {
      code.line()
      KotlinNumber.writeType(scope.numberType, to: &code)
    }
  }

  private func writeWords(to code: inout CodeWriter) {
    code.line("/** Looks texts up, and prints values in the locale that the texts are in. */")
    code.line("private class \(scope.wordsType)(")
    code.line("    context: Context,")
    code.line(
      "    \(needs.instants || needs.otherLocales ? "private val " : "")timeZone: TimeZone,"
    )
    code.line("    private val tag: String,")
    code.block(") {") { code in
      writeLookUp(to: &code)
      if needs.otherLocales { writeOtherLocales(to: &code) }
      if needs.cardinals {
        writeCategories(
          "cardinal",
          "a count",
          rules.map { ($0.tag.androidTag, $0.cardinals) },
          to: &code
        )
      }
      if needs.ordinals {
        writeCategories(
          "ordinal",
          "a rank",
          rules.map { ($0.tag.androidTag, $0.ordinals) },
          to: &code
        )
      }
      if needs.numbers || needs.instants { writeLocale(to: &code) }
      if needs.numbers { writeNumbers(to: &code) }
      if needs.plainNumbers { writePlainNumbers(to: &code) }
      if needs.instants { writeDates(to: &code) }
      if needs.runs { KotlinRuns.writeReader(Kotlin.name(prefix + "Text"), needs, to: &code) }
    }
  }

  private func writeLookUp(to code: inout CodeWriter) {
    // The context is kept for further locales: not the caller's, which may be a screen.
    code.lines(
      """
      /** The phone as if it were set to the texts' locale, so that their plural rules hold. */
      \(needs.otherLocales ? "private val context: Context" : "private val resources: Resources") =
          context.createConfigurationContext(
              Configuration().apply { setLocale(Locale.forLanguageTag(tag)) }
          )\(needs.otherLocales ? "" : ".resources")
      """
    )
    if needs.otherLocales {
      code.line()
      code.line("private val resources: Resources = this.context.resources")
    }
    code.lines(
      """

      /** A text without values. */
      fun text(id: Int): String = resources.getString(id)
      """
    )
    if needs.values {
      code.lines(
        """

        /** A text with values in it. */
        fun text(id: Int, vararg values: String): String = resources.getString(id, *values)
        """
      )
    }
    if needs.plurals {
      code.lines(
        """

        /** The text for a quantity, with values in it. */
        fun plural(id: Int, quantity: Int, vararg values: String): String =
            resources.getQuantityString(id, quantity, *values)
        """
      )
    }
  }

  private func writeOtherLocales(to code: inout CodeWriter) {
    code.lines(
      """

      private val others = ConcurrentHashMap<String, \(scope.wordsType)>()

      /** The words for a text that not every language has, in the locale that it comes from. */
      fun of(locale: Int): \(scope.wordsType) {
          val other = resources.getString(locale)
          if (other == tag) return this
          return others.getOrPut(other) { \(scope.wordsType)(context, timeZone, other) }
      }
      """
    )
  }

  private func writeCategories(
    _ function: String,
    _ what: String,
    _ rules: [(tag: String, rules: PluralRules)],
    to code: inout CodeWriter
  ) {
    let shared = PluralRules.alike(rules)
    code.line()
    code.line("/** The category of \(what), by the rules of CLDR \(CLDR.version). */")
    guard !shared.isEmpty else {
      code.line("fun \(function)(number: Int): String = \"other\"")
      return
    }
    code.block("fun \(function)(number: Int): String {") { code in
      code.line("val n = Math.abs(number.toLong())")
      code.block("return when (tag) {") { code in
        for rules in shared {
          code.line(rules.tags.map(Kotlin.literal).joined(separator: ", ") + " ->")
          if rules.branches.count == 1 {
            code.line("    \(Kotlin.literal(rules.branches[0].category.name))")
            continue
          }
          code.line("    when {")
          for branch in rules.branches {
            let isLast = branch.condition == .always
            let condition = isLast ? "else" : branch.condition.code(suffix: "L")
            code.line("        \(condition) -> \(Kotlin.literal(branch.category.name))")
          }
          code.line("    }")
        }
        code.line("else -> \"other\"")
      }
    }
  }

  private func writeLocale(to code: inout CodeWriter) {
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
    code.line("        }")
    code.line("    )")
  }

  private func writeNumbers(to code: inout CodeWriter) {
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
        fun number(value: Number, style: \(scope.numberType) = \(scope.numberType)()): String =
            format(value, style, FieldPosition(NumberFormat.Field.INTEGER))
        """
      )
    } else {
      code.lines(
        """
        fun number(value: Number, style: \(scope.numberType) = \(scope.numberType)()): String {
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

      private fun format(value: Number, style: \(scope.numberType), whole: FieldPosition): String {
          val format = numberFormats.getOrPut(style) { style.format(locale) }
          return synchronized(format) { format.format(value, StringBuffer(), whole).toString() }
      }
      """
    )
  }

  private func writePlainNumbers(to code: inout CodeWriter) {
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

  private func writeDates(to code: inout CodeWriter) {
    code.lines(
      """

      private val dateFormats = ConcurrentHashMap<String, SimpleDateFormat>()

      /** A moment in the app's time zone, as `Intl.DateTimeFormat` prints it in browsers. */
      fun instant(value: Instant, skeleton: String): String =
          date(value.toEpochMilli(), skeleton, android.icu.util.TimeZone.getTimeZone(timeZone.id))
      """
    )
    if needs.days {
      code.lines(
        """

        /** A calendar date, which is the same in every time zone. */
        fun day(value: LocalDate, skeleton: String): String =
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
