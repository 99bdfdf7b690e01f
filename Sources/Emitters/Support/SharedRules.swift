internal import Locales

/// Plural rules for integers that several locales share.
struct SharedRules: Hashable {
  /// The locales, in the catalogue's order.
  var tags: [String]
  /// The categories that integers have, in CLDR's order.
  var branches: [Branch]

  /// A category and when it is taken.
  struct Branch: Hashable {
    /// The category.
    var category: PluralCategory
    /// When it is taken of what is left; `always` for the last.
    var condition: PluralCondition
  }
}
