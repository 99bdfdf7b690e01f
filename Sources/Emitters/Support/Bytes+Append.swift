extension [UInt8] {
  /// Appends the UTF-8 bytes of a string.
  mutating func append(_ string: String) {
    append(contentsOf: string.utf8)
  }

  /// Appends all of some bytes, which are few as a rule.
  mutating func append(_ bytes: [UInt8]) {
    append(bytes.span)
  }

  /// Appends a range of some bytes, which are few as a rule.
  mutating func append(_ bytes: ArraySlice<UInt8>, _ range: Range<Int>) {
    let start = bytes.startIndex
    append(bytes.span.extracting(range.lowerBound - start..<range.upperBound - start))
  }

  /// Appends bytes one by one: to keep and let go what is appended, as `append(contentsOf:)` does, costs more than to
  /// copy what a piece of an output is long.
  @inline(__always)
  private mutating func append(_ bytes: Span<UInt8>) {
    append(addingCapacity: bytes.count) { room in
      for index in bytes.indices { room.append(bytes[index]) }
    }
  }
}
