extension APIPattern {
  /// Whether the whole of a text is made so; for many texts, make a `PatternMatcher` once.
  public func matches(_ text: String) -> Bool {
    PatternMatcher(self).matches(text)
  }
}
