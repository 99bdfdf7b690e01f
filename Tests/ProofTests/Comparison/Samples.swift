import Catalogue
import Locales

/// The values that an argument is tried with.
enum Samples {
  /// Names and words as people have them, and as nobody should.
  static let strings = [
    "Ala", "O'Neil \"Max\" O''B", "100% %s %1$s %% %@ %#@n@", "<b>&amp;</b> & <",
    "{x} # \\n \\u0041",
    "\u{200F}\u{0645}\u{0631}\u{062D}\u{0628}\u{0627} 12\u{200E}\u{202B}x\u{202C}", "",
    "  e\u{301} \u{1F69A} ",
  ]
  static let decimals = [0.125, 0, 1, 2.5, 1234, 1_000_000, 1_234_567, -1, -0.4, 0.005, 1234.5]
  /// Both edges of summer time in two zones, nought, a leap day, and a day before 1970; New York has
  /// its edges alone.
  static let instants = [
    "Europe/Warsaw": [
      1_774_745_999_000, 1_774_746_000_000, 1_792_889_999_000, 1_792_890_000_000, 0,
      1_709_249_400_000, -14_182_940_000,
    ],
    "America/New_York": [1_772_953_199_000, 1_772_953_200_000],
  ]
  static let days = ["2026-07-14", "1969-07-20", "2024-02-29", "2026-12-31", "1500-01-01"]
  /// Words that no select has a branch for, one that JavaScript's objects have, and `other` itself.
  static let unknownWords = ["constructor", "zz \u{017C}%<", "other"]

  /// The values for a parameter in a language; the first is what it has while others are varied.
  static func of(
    _ parameter: Parameter,
    in key: KeyPlan,
    rules: LocaleRules,
    timeZone: String
  ) -> [Sample] {
    switch parameter.type {
    case .string: strings.map(Sample.string)
    case .integer: integers(of: parameter.name, in: key, rules: rules).map(Sample.integer)
    case .decimal: decimals.map(Sample.decimal)
    case .boolean: [.boolean(true), .boolean(false)]
    case .choice(let choice): (choice.words + unknownWords).map(Sample.string)
    case .instant: (instants[timeZone] ?? []).map(Sample.instant)
    }
  }

  /// One number for every category of the language, counts and ranks, as the argument's selectors look
  /// at it; every exact number and its neighbours; and the usual suspects.
  private static func integers(
    of argument: String,
    in key: KeyPlan,
    rules: LocaleRules
  ) -> [Int] {
    var numbers: Set = [0, 1, 1234, 1_000_000, 1_234_567, -1]
    var offsets: Set = [0]
    for selector in key.selectors where selector.argument == argument {
      offsets.insert(selector.offset)
      for case .exact(let number) in selector.choices {
        numbers.formUnion([number - 1, number, number + 1])
      }
    }
    for rules in [rules.cardinals, rules.ordinals] {
      var seen: Set<PluralCategory> = []
      for number in Array(0...200) + [1_000_000]
      where seen.insert(rules.category(of: number)).inserted {
        numbers.formUnion(offsets.map { number + $0 })
      }
    }
    return numbers.sorted { ($0 < 0 ? 1 : 0, $0) < ($1 < 0 ? 1 : 0, $1) }
  }
}
