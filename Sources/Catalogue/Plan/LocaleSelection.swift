internal import Locales

/// Picks the locales that are written, in the order in which they are.
enum LocaleSelection {
  /// The source's reading first, then the others by their tags, without those that are not
  /// translated enough.
  static func written(
    _ readings: [LocaleReading],
    _ keys: KeyTree,
    _ choice: CatalogueOptions.LocaleChoice
  ) -> [LocaleReading] {
    guard let source = readings.first else { return [] }
    let others = readings.dropFirst().sorted {
      $0.locale.description.utf8.lexicographicallyPrecedes($1.locale.description.utf8)
    }
    switch choice {
    case .all:
      return [source] + others
    case .translated(let least):
      return [source] + others.filter { $0.messageCount * 100 >= least * keys.leaves.count }
    }
  }
}
