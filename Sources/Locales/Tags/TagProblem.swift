/// Why a text is no tag of a locale that a catalogue can have.
public enum TagProblem: Error, Hashable, Sendable {
  /// It does not have the shape `language-Script-REGION-variant`; extensions and private use
  /// (`-u-…`, `-x-…`) are refused too, as neither Android's nor Apple's folders can carry them.
  case malformed
  /// CLDR does not know the language. `suggestion` is the tag that was meant, where a country's
  /// code stands in the language's place: `uk` for `ua`, `de-AT` for `at`.
  case unknownLanguage(suggestion: LanguageTag?)
}
