public import Locales

/// A locale and its plural rules, looked up once and never copied.
public final class LocaleRules: Sendable {
  /// The locale.
  public let tag: LanguageTag
  /// Its rules for counts.
  public let cardinals: PluralRules
  /// Its rules for ranks.
  public let ordinals: PluralRules

  /// Looks up a locale's rules.
  public init(_ tag: LanguageTag) {
    self.tag = tag
    cardinals = .cardinal(for: tag)
    ordinals = .ordinal(for: tag)
  }
}
