import DriverRules
import Foundation
import Testing

/// `Tests/Goldens/outbox-1.journal` is never written anew: it is what lies on somebody's phone.
struct GoldenJournalTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Goldens/outbox-1.journal")

  @Test func theGoldenJournalOfFormat1IsRead() throws {
    let reading = JournalReading([UInt8](try Data(contentsOf: Self.file)))
    #expect(reading.header == GoldenJournal.header)
    #expect(reading.generation == 3)
    #expect(reading.entries.count == GoldenJournal.entries.count)
    for (entry, expected) in zip(reading.entries, GoldenJournal.entries) {
      #expect(entry == expected)
    }
    #expect(!reading.isDamaged)
  }

  @Test func theGoldenJournalIsWrittenAgainByteForByte() throws {
    var bytes: [UInt8] = []
    for entry in [.header(GoldenJournal.header)] + GoldenJournal.entries {
      JournalFrame.append(entry, to: &bytes, generation: 3)
    }
    #expect(bytes == [UInt8](try Data(contentsOf: Self.file)))
  }
}
