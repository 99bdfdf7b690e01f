internal import Diagnostics
internal import Locales

/// The words of the string catalogs' format, made once: a catalog repeats them in every text.
enum CatalogWord {
  static let argNum: Text = "argNum"
  static let comment: Text = "comment"
  static let extractionState: Text = "extractionState"
  static let formatSpecifier: Text = "formatSpecifier"
  static let lld: Text = "lld"
  static let localizations: Text = "localizations"
  static let manual: Text = "manual"
  static let new: Text = "new"
  static let plural: Text = "plural"
  static let sourceLanguage: Text = "sourceLanguage"
  static let state: Text = "state"
  static let stringUnit: Text = "stringUnit"
  static let strings: Text = "strings"
  static let substitutions: Text = "substitutions"
  static let translated: Text = "translated"
  static let value: Text = "value"
  static let variations: Text = "variations"
  static let version: Text = "version"

  private static let categories = PluralCategory.allCases.map { Text($0.rawValue) }

  /// The word of a plural category.
  static func of(_ category: PluralCategory) -> Text {
    PluralCategory.allCases.firstIndex(of: category).map { categories[$0] } ?? plural
  }
}
