/// What was found in a journal.
public struct JournalReading: Hashable, Sendable {
  /// Every intact frame's entry, in order; without the header, and none if the file is a newer app's.
  public var entries: [JournalEntry] = []
  /// What the first frame says; nil if it is not intact.
  public var header: JournalHeader?
  /// Which writing of the file this is, from 1, one more with each compaction; 0 if no frame is intact.
  public var generation: UInt32 = 0
  /// How many bytes from the beginning are intact frames.
  public var intactLength = 0
  /// Whether a frame is bad and a good one comes after it, or the checksum of one is right and yet it says
  /// nothing of this format (O28); otherwise what follows the intact frames is a torn tail.
  public var isDamaged = false

  /// Reads a file, whatever is in it, in time in proportion to its length.
  public init(_ file: [UInt8]) {
    var frames = FrameFinder(file)
    while let frame = frames.next() {
      generation = frame.generation
      take(try? JournalEntry(file, payload: frame.payload), of: frame)
      // What a newer app wrote after the header is not for this one (O30).
      if let header, header.format > JournalHeader.currentFormat { return }
    }
  }

  private mutating func take(_ entry: JournalEntry?, of frame: JournalFrame) {
    let isFirst = frame.offset == 0
    var isInPlace = frame.offset == intactLength
    switch entry {
    case .header(let found) where isFirst: header = found
    case .header, nil: isInPlace = false
    case let entry?:
      entries.append(entry)
      if isFirst { isInPlace = false }
    }
    if isInPlace { intactLength = frame.payload.upperBound } else { isDamaged = true }
  }
}
