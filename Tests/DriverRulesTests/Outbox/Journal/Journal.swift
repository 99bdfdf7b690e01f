import DriverModels
import DriverRules

/// A journal that is written for a test, with the place of each of its frames.
struct Journal {
  static let header = JournalEntry.header(
    JournalHeader(business: BusinessId("pedal-gas"), nextSeq: 1)
  )

  private(set) var bytes: [UInt8] = []
  /// Where each entry's frame is, the header's first.
  private(set) var frames: [Range<Int>] = []
  let entries: [JournalEntry]

  init(_ entries: [JournalEntry], generation: UInt32 = 1) {
    self.entries = entries
    for entry in [Self.header] + entries {
      let start = bytes.count
      JournalFrame.append(entry, to: &bytes, generation: generation)
      frames.append(start..<bytes.count)
    }
  }
}
