extension LanguageTag {
  /// The tag without variants, then cut short from the right: the look-up of `Intl` and ICU.
  var truncations: [Subtags] {
    var result = [subtags]
    if region != nil { result.append(Subtags(language: language, script: script ?? "")) }
    if script != nil { result.append(Subtags(language: language)) }
    return result
  }
}
