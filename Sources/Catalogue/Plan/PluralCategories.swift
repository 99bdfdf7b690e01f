internal import Locales

/// A set of plural categories, a bit each.
struct PluralCategories: Hashable {
  private var bits: UInt8 = 0

  /// Adds a category.
  mutating func insert(_ category: PluralCategory) {
    bits |= 1 << category.rank
  }

  /// Adds those of another set.
  mutating func formUnion(_ other: PluralCategories) {
    bits |= other.bits
  }

  /// Whether a category is in the set.
  func contains(_ category: PluralCategory) -> Bool {
    bits & 1 << category.rank != 0
  }
}
