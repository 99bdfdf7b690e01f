extension APIPattern {
  /// Reads a pattern.
  ///
  /// - Throws: what is not in the dialect, or would be slow.
  public init(reading source: String) throws(PatternProblem) {
    self = try PatternParser.parse(source)
  }
}
