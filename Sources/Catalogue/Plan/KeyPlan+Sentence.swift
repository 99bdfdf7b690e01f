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
    var sentence = Sentence()
    set(&sentence, to: locale, for: combination, rules)
    return sentence
  }

  /// Sets a sentence to the one of a locale, so that many can be looked at in the room of one.
  public func set(
    _ sentence: inout Sentence,
    to locale: Int,
    for combination: Combination,
    _ rules: LocaleRules
  ) {
    sentence.pieces.removeAll(keepingCapacity: true)
    switch texts[locale] {
    case .text(let text):
      sentence.become(text)
    case .pattern(let pattern):
      sentence.take(pattern)
      // A plural of the platform's is spelt out for each category.
      sentence.pieces.reserveCapacity(2 * pattern.nodes.count)
      pattern.append(combination, of: selectors, rules, to: &sentence.pieces)
    case nil: break
    }
  }

  /// The text of one of the plan's locales where it is a single one.
  public func text(of locale: Int) -> Text? {
    if case .text(let text) = texts[locale] { text } else { nil }
  }
}
