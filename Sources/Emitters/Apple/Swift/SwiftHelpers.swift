internal import Catalogue
internal import Locales

/// Writes what the accessors are made of, below them: only what the catalogue's keys need.
struct SwiftHelpers {
  private let plan: WordsPlan
  private let settings: AppleSettings
  private let scope: SwiftScope
  private let needs: SwiftNeeds

  /// The helpers of a plan's accessors.
  init(plan: WordsPlan, settings: AppleSettings, scope: SwiftScope) {
    self.plan = plan
    self.settings = settings
    self.scope = scope
    needs = SwiftNeeds(plan)
  }

  /// Writes all of them.
  func write(to code: inout CodeWriter) {
    if needs.days { writeDayType(to: &code) }
    if needs.runs { SwiftRuns(scope: scope).write(to: &code) }
    writeCatalog(to: &code)
    writeWords(to: &code)
    SwiftTexts(scope: scope, needs: needs).write(to: &code)
    if needs.numbers { SwiftFormats(scope: scope).writeNumbers(to: &code) }
    if needs.plainNumbers { SwiftFormats(scope: scope).writePlainNumbers(to: &code) }
    if needs.instants {
      SwiftFormats(scope: scope).writeDates(
        days: needs.days,
        hourDigits: needs.hourDigits,
        to: &code
      )
    }
    writeCategories(to: &code)
  }

  private func writeDayType(to code: inout CodeWriter) {
    code.lines(
      """

      /// A day of the Gregorian calendar without a time: the same day in every time zone.
      public struct \(scope.dayType): Hashable, Sendable {
        /// The year.
        public var year: Int
        /// The month, `1...12`.
        public var month: Int
        /// The day of the month, `1...31`.
        public var day: Int

        /// Makes a day.
        public init(year: Int, month: Int, day: Int) {
          self.year = year
          self.month = month
          self.day = day
        }
      }
      """
    )
  }

  private func writeCatalog(to code: inout CodeWriter) {
    let table = SwiftCode.literal(settings.table)
    let source = SwiftCode.literal(plan.locales[0].appleIdentifier)
    let languages = plan.locales.map { SwiftCode.literal($0.appleIdentifier) }
    code.lines(
      """

      /// Where the texts are looked up.
      struct \(scope.catalogType): Sendable {
        /// The language that the texts are shown in, one of the catalog's.
        var language: String
        /// The stored text of a key in a language.
        var text: @Sendable (_ key: String, _ language: String) -> String
        /// The stored text of a key in a language with its arguments in it.
        var format:
          @Sendable (
            _ key: String, _ language: String, _ locale: Locale, _ arguments: [any CVarArg]
          ) -> String
      }

      extension \(scope.catalogType) {
        /// The texts of a bundle.
        init(_ bundle: Bundle) {
          let shown = bundle.preferredLocalizations.first ?? ""
      """
    )
    let list = Code.call(
      "",
      languages.map { "\($0)" },
      indentation: SwiftCode.indentation,
      width: SwiftCode.width - 8
    )
    var lines = list.lines
    if lines.count > 1 { lines[lines.count - 2].bytes.removeLast() }
    lines[0].bytes.removeFirst()
    lines[lines.count - 1].bytes.removeLast()
    code.lines(Code(lines).between("let languages = [", "]").indented(by: 4))
    code.lines(
      """
          let own = languages.contains(shown) ? shown : \(source)
          let path = bundle.bundlePath
          let stored: @Sendable (String, String) -> String = { key, language in
            let bundle = Bundle(path: path) ?? .main
            let folder =
              language == own ? nil : bundle.path(forResource: language, ofType: "lproj")
            return (folder.flatMap(Bundle.init(path:)) ?? bundle)
              .localizedString(forKey: key, value: nil, table: \(table))
          }
          language = own
          text = stored
          format = { key, language, locale, arguments in
            String(format: stored(key, language), locale: locale, arguments: arguments)
          }
        }
      }
      """
    )
  }

  private func writeWords(to code: inout CodeWriter) {
    code.lines(
      """

      /// Texts, numbers and dates in the language that the texts are in.
      struct \(scope.wordsType): Sendable {
        let catalog: \(scope.catalogType)
        let language: String
        let locale: Locale
        let timeZone: TimeZone

        init(catalog: \(scope.catalogType), language: String? = nil, timeZone: TimeZone) {
          self.catalog = catalog
          self.language = language ?? catalog.language
          self.timeZone = timeZone
          locale = Locale(identifier: self.language)
        }
      """
    )
    if needs.otherLocales {
      code.lines(
        """

          /// The words for a key that some languages lack: of the language that stands in.
          func of(_ stands: [String: String]) -> Self {
            guard let language = stands[language] else { return self }
            return Self(catalog: catalog, language: language, timeZone: timeZone)
          }
        """
      )
    }
    code.lines(
      """

        /// The stored text of a key.
        func text(_ key: String) -> String {
          catalog.text(key, language)
        }
      """
    )
    code.line("}")
  }

  private func writeCategories(to code: inout CodeWriter) {
    if needs.exactNumbers {
      code.lines(
        """

        extension \(scope.wordsType) {
          /// The part of a key's name for a number that has a sentence of its own.
          static func exact(_ number: Int, _ numbers: [Int]) -> String? {
            guard numbers.contains(number) else { return nil }
            return number < 0 ? "__eqm\\(number.magnitude)" : "__eq\\(number)"
          }
        }
        """
      )
    }
    if needs.cardinals {
      writeRules(
        "cardinal",
        \.cardinals,
        "counts: 1 stop, 2 stops",
        to: &code
      )
    }
    if needs.ordinals {
      writeRules(
        "ordinal",
        \.ordinals,
        "ranks: 1st stop, 2nd stop",
        to: &code
      )
    }
  }

  private func writeRules(
    _ name: String,
    _ rules: (LocaleRules) -> PluralRules,
    _ use: String,
    to code: inout CodeWriter
  ) {
    let shared = PluralRules.alike(plan.rules.map { ($0.tag.appleIdentifier, rules($0)) })
    code.line()
    code.block("extension \(scope.wordsType) {") { code in
      code.line("/// The part of a key's name for the plural category of \(use).")
      code.block("func \(name)(_ number: Int, _ categories: [String]) -> String {") { code in
        code.line("let category = \(name)Category(number.magnitude)")
        code.line("return \"__\" + (categories.contains(category) ? category : \"other\")")
      }
      code.line()
      let parameter = shared.isEmpty ? "_: UInt" : "_ n: UInt"
      code.block("private func \(name)Category(\(parameter)) -> String {") { code in
        if shared.isEmpty {
          code.line("\"other\"")
        } else {
          writeSwitch(shared, to: &code)
        }
      }
    }
  }

  private func writeSwitch(_ shared: [SharedRules], to code: inout CodeWriter) {
    code.line("switch language {")
    for rules in shared {
      code.line("case \(rules.tags.map(SwiftCode.literal).joined(separator: ", ")):")
      for branch in rules.branches {
        let category = "return \"\(branch.category.rawValue)\""
        let isLast = branch == rules.branches.last
        code.line("  " + (isLast ? category : "if \(branch.condition.code()) { \(category) }"))
      }
    }
    code.line("default: return \"other\"")
    code.line("}")
  }
}
