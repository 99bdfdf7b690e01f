public import Diagnostics
internal import Locales

extension KeyPlan {
  /// The sentence that one of the plan's locales has for a combination, as a locale with these plural
  /// rules prints it; nothing where its message is missing.
  public func pieces(
    of locale: Int,
    for combination: Combination,
    _ rules: LocaleRules
  ) -> [Piece] {
    switch texts[locale] {
    case .text(let text): [.text(text)]
    case .pattern(let pattern): pattern.pieces(for: combination, rules)
    case nil: []
    }
  }

  /// The text of one of the plan's locales where it is a single one.
  public func text(of locale: Int) -> Text? {
    if case .text(let text) = texts[locale] { text } else { nil }
  }
}
