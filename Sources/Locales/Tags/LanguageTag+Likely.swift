extension LanguageTag {
  /// The tag with the script and region it most likely stands for (UTS 35, "Likely Subtags"):
  /// `zh-TW` is `zh-Hant-TW`.
  public var maximized: LanguageTag {
    var full = subtags
    for key in [(script, region), (nil, region), (script, nil), (nil, nil)] {
      if !full.script.isEmpty, !full.region.isEmpty { break }
      let shape = Subtags(language: language, script: key.0 ?? "", region: key.1 ?? "")
      guard let likely = Self.likely(shape) else { continue }
      if full.script.isEmpty { full.script = likely.script }
      if full.region.isEmpty { full.region = likely.region }
    }
    return LanguageTag(full, variants: variants)
  }

  /// The shortest tag with the same `maximized`: `zh-Hans-CN` is `zh`, `zh-Hant-TW` is `zh-TW`.
  public var minimized: LanguageTag {
    let full = maximized
    let shorter = [(nil, nil), (nil, full.region), (full.script, nil)]
    for (script, region) in shorter {
      let shape = Subtags(language: language, script: script ?? "", region: region ?? "")
      let tag = LanguageTag(shape, variants: variants)
      if tag.maximized == full { return tag }
    }
    return full
  }

  /// Whether the tag is in another script than its language alone would be, as `sr-Latn` and
  /// `zh-TW` are.
  var isInUnlikelyScript: Bool {
    maximized.script != LanguageTag(Subtags(language: language)).maximized.script
  }

  /// The full tag of a country's likely language; nil for what CLDR knows no country by.
  static func likely(inRegion region: String) -> Subtags? {
    if let likely = likely(Subtags(language: "und", region: region)) { return likely }
    // Where the likely language is English there is no row of its own, only the one of `und`.
    let english = Subtags(language: "en", region: region)
    let isKnown = region == "US" || ParentTable.parents.value(for: english.packed) != nil
    return isKnown ? Subtags(language: "en", script: "Latn", region: region) : nil
  }

  private static func likely(_ subtags: Subtags) -> Subtags? {
    if !subtags.script.isEmpty || !subtags.region.isEmpty {
      return LikelyTable.longer.value(for: subtags.packed).map(Subtags.init(packed:))
    }
    guard let code = LikelyTable.languages.value(for: padded(subtags.language)) else { return nil }
    let index = code.reduce(0) { $0 * 26 + Int($1 - UInt8(ascii: "a")) }
    let pair = String(Substring(LikelyTable.pairs.row(index)))
    return Subtags(packed: (padded(subtags.language) + pair)[...].utf8)
  }
}
