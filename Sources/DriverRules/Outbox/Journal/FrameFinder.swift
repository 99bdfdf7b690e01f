/// Finds the good frames of a file in order, also those after damage, in time in proportion to the file.
struct FrameFinder {
  private let file: [UInt8]
  private var index = 0
  /// Made where the first bad frame is.
  private var checksums: RangeChecksums?
  /// The generation of the first good frame: those of others are no frames of this writing of the file.
  private(set) var generation: UInt32?

  /// Begins at a file's beginning.
  init(_ file: [UInt8]) {
    self.file = file
  }

  /// The next good frame; nil if there is none any more.
  mutating func next() -> JournalFrame? {
    while index + JournalFrame.headLength <= file.count {
      if let frame = goodFrame() {
        index = frame.payload.upperBound
        generation = frame.generation
        return frame
      }
      if checksums == nil { checksums = RangeChecksums(of: file, from: index) }
      index += 1
    }
    return nil
  }

  /// The frame that begins here, if its checksum is right.
  private func goodFrame() -> JournalFrame? {
    guard file.littleEndian(at: index) == JournalFrame.magic else { return nil }
    let frame = JournalFrame(
      offset: index,
      length: file.littleEndian(at: index + 4),
      generation: file.littleEndian(at: index + 8)
    )
    guard frame.payload.upperBound <= file.count,
      frame.generation == generation ?? frame.generation
    else { return nil }
    let register =
      checksums?.register(frame.register, over: frame.payload)
      ?? CRC32.register(frame.register, over: file, frame.payload)
    return CRC32.checksum(register) == file.littleEndian(at: index + 12) ? frame : nil
  }
}
