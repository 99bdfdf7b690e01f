extension FieldReader {
  /// A moment of both clocks, of which a file has only the wall clock's: the clock since boot means
  /// nothing after a restart.
  mutating func deadline(_ tag: UInt8) throws(UnreadableEntry) -> Deadline? {
    try time(tag).map { Deadline(wall: $0, up: 0) }
  }
}
