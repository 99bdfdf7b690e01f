internal import Catalogue
internal import Catalogue
internal import Diagnostics
internal import Locales

/// A locale as a catalog writes it; a class, since it is handed on with every text.
final class CatalogLocale: Sendable {
  /// Its index in the plan.
  let index: Int
  /// Its name in Xcode.
  let name: Text
  /// Its plural rules.
  let rules: LocaleRules
  /// The order in which Xcode writes the forms of a plural that has all of the locale's categories:
  /// by the categories' names.
  let formOrder: [Int]
  /// Its entry in a key's localizations with a text of its own, and with one that stands in for it.
  let translated, new: XcodeJSONWriter.Frame

  private init(_ index: Int, _ rules: LocaleRules) {
    let name = Text(rules.tag.appleIdentifier)
    let frame = { (state: Text) in
      // The catalog, its strings, the key, its localizations.
      XcodeJSONWriter.frame(depth: 4) { writer in
        writer.object(name) { $0.unit(state, "") }
      }
    }
    let categories = rules.cardinals.categories
    self.index = index
    self.name = name
    self.rules = rules
    formOrder = categories.indices.sorted { categories[$0].name < categories[$1].name }
    translated = frame(CatalogWord.translated)
    new = frame(CatalogWord.new)
  }

  /// A plan's locales in Xcode's order.
  static func all(_ plan: WordsPlan) -> [CatalogLocale] {
    plan.rules.enumerated()
      .map(CatalogLocale.init)
      .sorted { XcodeOrder($0.name) < XcodeOrder($1.name) }
  }
}
