extension Span<UInt8> {
  /// The little-endian word of the eight bytes from `start` on.
  ///
  /// Written out so that it becomes one check of the bounds and one load.
  @inline(__always)
  func word(at start: Int) -> UInt64 {
    let block = extracting(start..<start &+ 8)
    return UInt64(block[0])
      | UInt64(block[1]) << 8
      | UInt64(block[2]) << 16
      | UInt64(block[3]) << 24
      | UInt64(block[4]) << 32
      | UInt64(block[5]) << 40
      | UInt64(block[6]) << 48
      | UInt64(block[7]) << 56
  }
}
