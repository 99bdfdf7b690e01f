internal import Diagnostics
internal import Locales

/// The lines around the texts of one state, laid out once: a catalog repeats them around every text.
final class CatalogFrames: Sendable {
  /// Around the text of a locale.
  let unit: XcodeJSONWriter.Frame
  /// Around the text of a category, in a locale's plural variation; by category, in CLDR's order.
  private let variations: [XcodeJSONWriter.Frame]
  /// The same in a substitution.
  private let substitutions: [XcodeJSONWriter.Frame]

  /// Lays out the lines for a state.
  init(_ state: Text) {
    // The catalog, its strings, the key, its localizations, the locale.
    unit = XcodeJSONWriter.frame(depth: 5) { $0.unit(state, "") }
    let categories = { (depth: Int) in
      PluralCategory.allCases.map { category in
        XcodeJSONWriter.frame(depth: depth) { writer in
          writer.object(Text(category.name)) { $0.unit(state, "") }
        }
      }
    }
    // The locale's variations, their plural.
    variations = categories(7)
    // The locale's substitutions, one of them, its variations, their plural.
    substitutions = categories(9)
  }

  /// The lines around the text of a category in a plural variation.
  func variation(_ category: PluralCategory) -> XcodeJSONWriter.Frame {
    variations[category.rank]
  }

  /// The lines around the text of a category in a substitution.
  func substitution(_ category: PluralCategory) -> XcodeJSONWriter.Frame {
    substitutions[category.rank]
  }
}
