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
              Configuration().apply { setLocale(Locale.forLanguageTag(tag)) },
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
        fun text(
            id: Int,
            vararg values: String,
        ): String = resources.getString(id, *values)
        """
      )
    }
    if needs.plurals {
      code.lines(
        """

        /** The text for a quantity, with values in it. */
        fun plural(
            id: Int,
            quantity: Int,
            vararg values: String,
        ): String =
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
}
