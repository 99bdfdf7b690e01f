public import Diagnostics
internal import Locales

extension KeyPlan {
  /// The sentence that one of the plan's locales has for a combination, as a locale with these plural
  /// rules prints it; without pieces where its message is missing.
  public func sentence(
    of locale: Int,
    for combination: Combination,
    _ rules: LocaleRules
  ) -> Sentence {
    switch texts[locale] {
    case .text(let text): Sentence(text)
    case .pattern(let pattern): pattern.sentence(for: combination, of: selectors, rules)
    case nil: .none
    }
  }

  /// The text of one of the plan's locales where it is a single one.
  public func text(of locale: Int) -> Text? {
    if case .text(let text) = texts[locale] { text } else { nil }
  }
}
