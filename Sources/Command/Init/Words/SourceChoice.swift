internal import Locales

/// Chooses the locale that a project's texts are written in first.
enum SourceChoice {
  typealias Decision = FoundCatalogue.Decision<LanguageTag>

  /// English where there is as good as all of it, else the locale with the most texts.
  ///
  /// - Parameters:
  ///   - locales: Each with its number of texts, at least one.
  ///   - damaged: Locales whose file could not be read.
  static func choose(
    _ locales: [(tag: LanguageTag, texts: Int)],
    damaged: [LanguageTag] = []
  ) -> Decision? {
    guard let fullest = most(locales) else { return nil }
    let isEnglish = { (tag: LanguageTag) in tag.language == "en" }
    if !locales.map(\.tag).contains(where: isEnglish), let english = damaged.first(where: isEnglish)
    {
      return Decision(value: english, reason: "English, whose file is to be mended first")
    }
    if locales.count == 1 { return Decision(value: fullest.tag, reason: "the only locale") }
    guard let english = most(locales.filter { isEnglish($0.tag) }) else {
      return Decision(
        value: fullest.tag,
        reason: "the fullest, with \(texts(fullest)); there is no English"
      )
    }
    if english.texts == fullest.texts {
      return Decision(
        value: english.tag,
        reason: "English, and as full as any, with \(texts(english))"
      )
    }
    // A translation that lags behind by a few texts is still the source, most likely.
    if english.texts * 10 >= fullest.texts * 9 {
      let reason = "English, though `\(fullest.tag)` has \(texts(fullest)) to its \(english.texts)"
      return Decision(value: english.tag, reason: reason)
    }
    let reason = "the fullest, with \(texts(fullest)); `\(english.tag)` has \(english.texts)"
    return Decision(value: fullest.tag, reason: reason)
  }

  /// The locale with the most texts; of several, the one with the shortest tag.
  private static func most(
    _ locales: [(tag: LanguageTag, texts: Int)]
  ) -> (tag: LanguageTag, texts: Int)? {
    let rank = { (locale: (tag: LanguageTag, texts: Int)) in
      (-locale.texts, locale.tag.description.utf8.count, locale.tag.description)
    }
    return locales.min { rank($0) < rank($1) }
  }

  private static func texts(_ locale: (tag: LanguageTag, texts: Int)) -> String {
    Tally.counted(locale.texts, "text")
  }
}
