extension LanguageTag: CustomStringConvertible {
  /// The canonical text, with hyphens; also what Java's `Locale.forLanguageTag` takes.
  public var description: String {
    parts.joined(separator: "-")
  }
}

extension LanguageTag: Comparable {
  /// The order of the canonical texts.
  public static func < (left: LanguageTag, right: LanguageTag) -> Bool {
    left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
  }
}
