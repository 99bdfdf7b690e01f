/// What was found in a journal.
public struct JournalReading: Hashable, Sendable {
  /// Every intact frame's entry, in order; without the header.
  public var entries: [JournalEntry]
  /// What the first frame says; nil if it is not intact.
  public var header: JournalHeader?
  /// Which writing of the file this is, from 1; it goes up with each compaction.
  public var generation: UInt32
  /// How many bytes from the beginning are intact frames.
  public var intactLength: Int
  /// Whether a frame is bad and a good one comes after it (O28); otherwise what follows is a torn tail.
  public var isDamaged: Bool
}
