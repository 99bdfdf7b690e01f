extension Span<UInt8> {
  /// Whether both hold the same bytes; eight at a time, since every output is compared.
  func holdsSame(as other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    var offset = 0
    while offset &+ 8 <= count {
      guard word(at: offset) == other.word(at: offset) else { return false }
      offset &+= 8
    }
    while offset < count {
      guard self[offset] == other[offset] else { return false }
      offset &+= 1
    }
    return true
  }
}
