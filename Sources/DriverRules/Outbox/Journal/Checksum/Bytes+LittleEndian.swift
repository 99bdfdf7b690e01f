extension [UInt8] {
  /// The number in the four bytes at an index, the lowest first.
  func littleEndian(at index: Int) -> UInt32 {
    UInt32(self[index]) | UInt32(self[index + 1]) << 8
      | UInt32(self[index + 2]) << 16 | UInt32(self[index + 3]) << 24
  }

  /// Adds the four bytes of a number, the lowest first.
  mutating func append(littleEndian number: UInt32) {
    for place in 0..<4 { append(UInt8(truncatingIfNeeded: number >> (8 * UInt32(place)))) }
  }
}
