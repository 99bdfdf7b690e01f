extension JournalFrame {
  /// The bytes of an entry for a place in a file, in a writing of it.
  public static func encoded(
    _ entry: JournalEntry,
    at offset: Int,
    generation: UInt32
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    append(entry.payload, to: &bytes, at: offset, generation: generation)
    return bytes
  }

  /// Adds an entry to a file that is all in memory.
  public static func append(_ entry: JournalEntry, to file: inout [UInt8], generation: UInt32) {
    append(entry.payload, to: &file, at: file.count, generation: generation)
  }

  /// Adds a payload to bytes that end at an offset of the file.
  static func append(
    _ payload: [UInt8],
    to bytes: inout [UInt8],
    at offset: Int,
    generation: UInt32
  ) {
    let frame = JournalFrame(
      offset: offset,
      length: UInt32(payload.count),
      generation: generation
    )
    let register = CRC32.register(frame.register, over: payload, 0..<payload.count)
    bytes.append(littleEndian: magic)
    bytes.append(littleEndian: frame.length)
    bytes.append(littleEndian: generation)
    bytes.append(littleEndian: CRC32.checksum(register))
    bytes += payload
  }
}
