import Foundation

/// Answers lookups from an `.xcstrings` file alone, by the rules that Apple documents for string
/// catalogs and the `.stringsdict` files they are compiled to: a simulation, not Apple's Foundation.
struct StringCatalog {
  /// The language of the keys.
  let sourceLanguage: String
  /// What the catalog says for each key and language.
  let strings: [String: [String: Localization]]
  private let rules: CardinalRules

  /// One key in one language.
  struct Localization {
    /// `new`, `translated` or `needs_review`, one for every text of the localization.
    var states: Set<String>
    /// The text of `stringUnit`.
    var text: String?
    /// The texts of `variations.plural`, by category.
    var plural: [String: String]
    /// `substitutions`, by name.
    var substitutions: [String: Substitution]
  }

  /// A part of a text that varies by one number.
  struct Substitution {
    /// Which argument the number is, from 1.
    var argument: Int
    /// How `%arg` prints it, such as `lld`.
    var specifier: String
    /// The texts, by category.
    var plural: [String: String]
  }

  /// Reads a catalog.
  ///
  /// Members that are none of the format's are an error.
  init(_ data: Data, rules: CardinalRules) throws {
    self.rules = rules
    let file = try CatalogFile(data)
    sourceLanguage = file.sourceLanguage
    strings = file.strings
  }

  /// What `Bundle.localizedString(forKey:value:table:)` gives; for a key that is not there, the key.
  func text(_ key: String, language: String) -> String {
    strings[key]?[language]?.text ?? key
  }

  /// What `String(format:locale:arguments:)` gives for the text of a key in the language.
  func format(
    _ key: String,
    language: String,
    locale: Locale,
    arguments: [any CVarArg]
  ) -> String {
    guard let localization = strings[key]?[language] else { return key }
    let expansion = Expansion(
      localization: localization,
      rules: rules,
      language: language,
      locale: locale,
      arguments: arguments
    )
    do {
      return try expansion.text()
    } catch {
      return "⟦\(key) in \(language): \(error)⟧"
    }
  }
}
