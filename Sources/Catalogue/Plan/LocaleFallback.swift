internal import Locales

/// Whose text stands in where a locale has none: the nearest of CLDR's parents that has one, then the
/// source, which is the first.
struct LocaleFallback {
  private let parents: [[Int]]
  private let complete: [Int]

  /// Prepares the look-up for a plan's locales.
  init(_ locales: [LanguageTag]) {
    parents = locales.map { tag in tag.parents.compactMap { locales.firstIndex(of: $0) } }
    complete = Array(locales.indices)
  }

  /// For each locale, the index of the one whose text it shows: its own where it has a text.
  func stands(of hasText: (Int) -> Bool) -> [Int] {
    if complete.allSatisfy(hasText) { return complete }
    return complete.map { index in
      hasText(index) ? index : parents[index].first(where: hasText) ?? 0
    }
  }
}
