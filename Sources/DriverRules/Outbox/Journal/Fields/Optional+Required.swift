extension Optional {
  /// The value of a field that may not be missing.
  func required() throws(UnreadableEntry) -> Wrapped {
    guard let self else { throw UnreadableEntry() }
    return self
  }
}
