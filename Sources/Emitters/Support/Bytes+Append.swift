extension [UInt8] {
  /// Appends the UTF-8 bytes of a string.
  mutating func append(_ string: String) {
    append(contentsOf: string.utf8)
  }
}
