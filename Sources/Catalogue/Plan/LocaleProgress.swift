internal import Diagnostics
internal import Documents
public import Locales

/// How far the translation into one locale has come; each of the source's keys is counted once.
public struct LocaleProgress: Hashable, Sendable {
  /// The locale.
  public var locale: LanguageTag
  /// How many keys have a message that the apps show.
  public var translated = 0
  /// How many keys the file lacks, or has no text at.
  public var missing = 0
  /// How many keys have an empty text.
  public var empty = 0
  /// How many keys have a text that cannot be shown, all of them where the file cannot be read.
  public var broken = 0

  /// How many keys the source has.
  public var total: Int { translated + missing + empty + broken }

  /// The share that is translated in percent, rounded down: only what is complete is at 100.
  public var percent: Int { total == 0 ? 100 : translated * 100 / total }

  /// The progress of every locale read, in the order of the readings.
  ///
  /// - Parameter plan: The plan made of the readings, which says what cannot be shown beside others.
  public static func of(
    _ readings: [LocaleReading],
    _ keys: KeyTree,
    _ plan: WordsPlan
  ) -> [LocaleProgress] {
    let shown = shown(in: plan)
    return readings.map { reading in
      var progress = LocaleProgress(locale: reading.locale)
      let place = plan.locales.firstIndex(of: reading.locale)
      for (leaf, entry) in zip(keys.leaves, reading.entries) {
        switch entry {
        case _ where !reading.isReadable: progress.broken += 1
        case .missing: progress.missing += 1
        case .empty: progress.empty += 1
        case .broken: progress.broken += 1
        case .message:
          let isShown = place.flatMap { shown[leaf.text.span]?[$0] } ?? true
          if isShown { progress.translated += 1 } else { progress.broken += 1 }
        }
      }
      return progress
    }
  }

  /// Whether a key's message is shown in each of the plan's locales, by the source message's bytes.
  private static func shown(in plan: WordsPlan) -> [Span: [Bool]] {
    var shown: [Span: [Bool]] = [:]
    for key in plan.keys {
      if let span = key.place.span { shown[span] = key.texts.map { $0 != nil } }
    }
    for permission in plan.permissions {
      if let span = permission.place.span { shown[span] = permission.texts.map { $0 != nil } }
    }
    return shown
  }
}
