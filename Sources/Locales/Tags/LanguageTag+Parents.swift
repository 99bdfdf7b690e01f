extension LanguageTag {
  /// The locales that stand in where this one has no text, nearest first, by CLDR's parents.
  ///
  /// For `es-MX` they are `es-419` and `es`. Empty where there is none but the root, as for `pt`,
  /// and for `sr-Latn`, whose readers are not served by another script.
  public var parents: [LanguageTag] {
    var result: [LanguageTag] = []
    var tag = self
    while let parent = tag.parent {
      result.append(parent)
      tag = parent
    }
    return result
  }

  /// UTS 35, "Parent Locales", with the rule `nonlikelyScript`.
  private var parent: LanguageTag? {
    if !variants.isEmpty { return LanguageTag(subtags, variants: Array(variants.dropLast())) }
    if let row = ParentTable.parents.value(for: subtags.packed) {
      let parent = Subtags(packed: row)
      return parent.language.isEmpty ? nil : LanguageTag(parent)
    }
    guard script != nil || region != nil else { return nil }
    if isInUnlikelyScript {
      if script == nil { return maximized }
      return region == nil ? nil : LanguageTag(Subtags(language: language, script: script ?? ""))
    }
    if region != nil { return LanguageTag(Subtags(language: language, script: script ?? "")) }
    return LanguageTag(Subtags(language: language))
  }
}
