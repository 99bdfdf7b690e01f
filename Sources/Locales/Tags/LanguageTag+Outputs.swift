extension LanguageTag {
  /// What follows `values-` in the name of an Android resource folder: `en-rGB`, `b+zh+Hans`, `iw`.
  ///
  /// Two tags with one qualifier cannot both be in a catalogue.
  public var androidQualifier: String {
    // The runtime asks for the codes of Java's old `Locale`, and for Norwegian as Bokmål.
    let old = ["he": "iw", "id": "in", "yi": "ji", "no": "nb"]
    let language = old[language] ?? language
    if script == nil, variants.isEmpty {
      guard let region else { return language }
      if region.utf8.count == 2 { return "\(language)-r\(region)" }
    }
    return "b+" + ([language] + parts.dropFirst()).joined(separator: "+")
  }

  /// What Xcode calls the locale in a catalog and in the name of an `.lproj` folder.
  ///
  /// That is `zh-Hans` for `zh-CN`, and otherwise mostly the tag. Two tags with one identifier
  /// cannot both be in a catalogue.
  public var appleIdentifier: String {
    if language == "no" {
      return (["nb"] + parts.dropFirst()).joined(separator: "-")
    }
    guard language == "zh", variants.isEmpty, region == "CN" || region == "TW" else {
      return description
    }
    let full = maximized
    return switch (full.script, full.region) {
    case ("Hans", "CN"): "zh-Hans"
    case ("Hant", "TW"): "zh-Hant"
    default: description
    }
  }
}
