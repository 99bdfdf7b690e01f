import DriverModels
import DriverRules

/// A journal that is written for a test, with the place of each of its frames.
struct Journal {
  static let header = JournalHeader(business: BusinessId("pedal-gas"), nextSeq: 1)

  private(set) var bytes: [UInt8] = []
  /// Where each entry's frame is, the header's first.
  private(set) var frames: [Range<Int>] = []
  let entries: [JournalEntry]
  let generation: UInt32

  init(_ entries: [JournalEntry], generation: UInt32 = 1) {
    self.entries = entries
    self.generation = generation
    for entry in [.header(Self.header)] + entries {
      let start = bytes.count
      JournalFrame.append(entry, to: &bytes, generation: generation)
      frames.append(start..<bytes.count)
    }
  }

  /// A journal of about 1 KB.
  static func small() -> Journal {
    var random = RandomEntry(seed: 4)
    var journal = Journal([])
    while journal.bytes.count < 1000 {
      journal = Journal(journal.entries + [random.entry()], generation: 2)
    }
    return journal
  }

  /// What is to be read of a file that this one became: the frames that are still as they were, where they
  /// were.
  func expected(of file: [UInt8]) -> JournalReading {
    let intact = frames.map { frame in
      frame.upperBound <= file.count && file[frame] == bytes[frame]
    }
    let run = intact.prefix { $0 }.count
    var reading = JournalReading([])
    reading.header = intact[0] ? Self.header : nil
    reading.entries = zip(entries, intact.dropFirst()).filter(\.1).map(\.0)
    reading.generation = intact.contains(true) ? generation : 0
    reading.intactLength = run == 0 ? 0 : frames[run - 1].upperBound
    reading.isDamaged = intact.dropFirst(run).contains(true)
    return reading
  }
}
