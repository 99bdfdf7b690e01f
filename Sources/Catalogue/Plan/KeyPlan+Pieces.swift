public import Diagnostics
internal import Locales
internal import Messages

extension KeyPlan {
  /// The sentence that one of the plan's locales has for a combination, as a locale with these plural
  /// rules prints it; nothing where its message is missing.
  public func pieces(
    of locale: Int,
    for combination: Combination,
    _ rules: LocaleRules
  ) -> [Piece] {
    if let text = text(of: locale) { return [.text(text)] }
    guard patterns.indices.contains(locale) else { return [] }
    return patterns[locale]?.pieces(for: combination, rules) ?? []
  }

  /// The message of one of the plan's locales where it is a single text, as most are: there is nothing
  /// to resolve.
  public func text(of locale: Int) -> Text? {
    guard let elements = messages[locale]?.elements, elements.count == 1,
      case .text(let text, _) = elements[0]
    else { return nil }
    return text
  }
}
