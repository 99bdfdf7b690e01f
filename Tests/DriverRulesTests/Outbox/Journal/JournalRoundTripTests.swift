import DriverModels
import DriverRules
import Testing

struct JournalRoundTripTests {
  @Test func tenThousandEntriesComeBackAsTheyWereWritten() {
    var random = RandomEntry(seed: 7)
    for _ in 0..<500 {
      let entries = (0..<20).map { _ in random.entry() }
      let journal = Journal(entries)
      let reading = JournalReading(journal.bytes)
      #expect(reading.entries == entries)
      // The bytes, too: texts may be equal without being the same.
      #expect(Journal(reading.entries).bytes == journal.bytes)
      #expect(reading.intactLength == journal.bytes.count)
      #expect(!reading.isDamaged)
    }
  }

  @Test func headersComeBackAsTheyWereWritten() {
    var random = RandomEntry(seed: 8)
    for generation in 1...500 as ClosedRange<UInt32> {
      let entry = random.header()
      let reading = JournalReading(JournalFrame.encoded(entry, at: 0, generation: generation))
      #expect(reading.header.map { .header($0) } == entry)
      #expect(reading.generation == generation)
      #expect(reading.entries == [])
    }
  }

  @Test func anEntryIsTheSameBytesAloneAndInAFileMadeAtOnce() {
    var random = RandomEntry(seed: 9)
    let journal = Journal((0..<100).map { _ in random.entry() }, generation: 3)
    for (frame, entry) in zip(journal.frames.dropFirst(), journal.entries) {
      #expect(
        JournalFrame.encoded(entry, at: frame.lowerBound, generation: 3)
          == Array(journal.bytes[frame])
      )
    }
  }

  @Test func aFileHasOnlyTheWallClocksMoments() {
    var waits = LineWaits()
    waits.backoffUntil = Deadline(wall: 1_772_611_200_000, up: 5_000)
    let reading = JournalReading(Journal([.waits(.proofs, waits)]).bytes)
    waits.backoffUntil?.up = 0
    #expect(reading.entries == [.waits(.proofs, waits)])
  }
}
