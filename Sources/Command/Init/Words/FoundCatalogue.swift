internal import Locales

/// A catalogue that was found, and what was decided about it.
struct FoundCatalogue {
  /// Its path with `{locale}` and perhaps `{namespace}`.
  var pattern: String
  /// The namespace that the apps get; empty for the whole file.
  var namespace: Decision<String>
  /// The namespaces that could be chosen instead.
  var otherNamespaces: [String]
  /// The source locale.
  var source: Decision<LanguageTag>
  /// The locales, and how many texts each has, in the order of their tags.
  var locales: [(tag: LanguageTag, texts: Int)]
  /// The locales to list in bottle.yaml; nil where `all` will do.
  var listed: [LanguageTag]?
  /// How many texts the source has.
  var texts: Int { locales.first { $0.tag == source.value }?.texts ?? 0 }
  /// How many of them are in i18next's own syntax rather than ICU's.
  var doubleBraces: Int

  /// What was chosen, and why.
  struct Decision<Value: Sendable>: Sendable {
    let value: Value
    let reason: String
  }
}
