/// CLDR's plural rules of one locale: which category a number has.
///
/// Making one reads a short text, so make it once a locale rather than once a message.
public struct PluralRules: Hashable, Sendable {
  /// A category, when it is taken, and the integers that take it.
  struct Rule: Hashable, Sendable {
    var category: PluralCategory
    var condition: PluralCondition
    var integers: PluralIntegers
  }

  /// In CLDR's order; the last one is `other`, which holds always.
  let rules: [Rule]
  /// All categories of the locale in CLDR's order, `other` last.
  public let categories: [PluralCategory]
  /// The categories that an integer can have, in CLDR's order; Polish `other`, of fractions alone,
  /// is not among them.
  public let integerCategories: [PluralCategory]

  /// The rules for counts: 1 stop, 2 stops.
  public static func cardinal(for tag: LanguageTag) -> PluralRules {
    PluralRules(tag, in: PluralTable.cardinalLocales, of: PluralTable.cardinalSets)
  }

  /// The rules for ranks: 1st stop, 2nd stop.
  public static func ordinal(for tag: LanguageTag) -> PluralRules {
    PluralRules(tag, in: PluralTable.ordinalLocales, of: PluralTable.ordinalSets)
  }

  /// The rules of the longest beginning of the tag that has any, else the root's: always `other`.
  ///
  /// As in `Intl` and in Android's ICU, `pt-AO` counts like `pt`, although its texts fall back to
  /// `pt-PT`.
  private init(_ tag: LanguageTag, in locales: FixedRows, of sets: [String]) {
    let index = (tag.truncations + [Subtags(language: "und")]).lazy
      .compactMap { locales.value(for: $0.packed) }.first
      .flatMap { Int(String(Substring($0))) }
    rules = index.map { Self.read(sets[$0]) } ?? []
    categories = rules.map(\.category)
    integerCategories = rules.filter { !$0.integers.ranges.isEmpty }.map(\.category)
  }

  /// The category of a number.
  public func category(of operands: PluralOperands) -> PluralCategory {
    rules.first { $0.condition.holds(for: operands) }?.category ?? .other
  }

  /// The category of an integer.
  public func category(of value: Int) -> PluralCategory {
    category(of: PluralOperands(value))
  }

  /// The category that `Intl.PluralRules` selects for a number; `other` for infinities and NaN.
  public func category(of value: Double) -> PluralCategory {
    PluralOperands(value).map { category(of: $0) } ?? .other
  }

  /// When a category is taken, of numbers that no earlier category takes; `never` for one that the
  /// locale does not have.
  public func condition(of category: PluralCategory) -> PluralCondition {
    rules.first { $0.category == category }?.condition ?? .never
  }
}
