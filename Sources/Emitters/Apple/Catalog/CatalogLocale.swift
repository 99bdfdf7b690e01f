internal import Catalogue
internal import Diagnostics
internal import Locales

/// A locale as a catalog writes it.
struct CatalogLocale {
  /// Its index in the plan.
  let index: Int
  /// Its name in Xcode.
  let name: Text
  /// Its plural rules.
  let rules: LocaleRules

  /// A plan's locales in Xcode's order.
  static func all(_ locales: [LanguageTag]) -> [CatalogLocale] {
    locales.enumerated()
      .map {
        CatalogLocale(
          index: $0,
          name: Text($1.appleIdentifier),
          rules: LocaleRules($1)
        )
      }
      .sorted { XcodeOrder($0.name) < XcodeOrder($1.name) }
  }
}
