import DriverModels
import DriverRules
import TestSupport
import Testing

/// O28: whatever becomes of a file, every frame that is still whole is read, and nothing else.
struct JournalDamageTests {
  private static let journal = Journal.small()

  @Test func theExpectedReadingOfAnIntactFileIsAllOfIt() {
    let journal = Self.journal
    #expect((1000..<2000).contains(journal.bytes.count))
    #expect(journal.entries.count > 5)
    let expected = journal.expected(of: journal.bytes)
    #expect(expected.entries == journal.entries)
    #expect(expected.header == Journal.header)
    #expect(expected.generation == 2)
    #expect(expected.intactLength == journal.bytes.count)
    #expect(!expected.isDamaged)
  }

  @Test func aFlippedBitCostsTheFrameItIsIn() {
    let journal = Self.journal
    for bit in 0..<journal.bytes.count * 8 {
      var file = journal.bytes
      file[bit / 8] ^= 1 << UInt8(bit % 8)
      let reading = JournalReading(file)
      #expect(reading == journal.expected(of: file), "bit \(bit)")
      #expect(reading.entries.count + (reading.header == nil ? 0 : 1) == journal.entries.count)
    }
  }

  @Test func aFileThatIsCutOffAnywhereIsTorn() {
    let journal = Self.journal
    for length in 0...journal.bytes.count {
      let file = Array(journal.bytes.prefix(length))
      let reading = JournalReading(file)
      #expect(reading == journal.expected(of: file), "length \(length)")
      #expect(!reading.isDamaged)
    }
  }

  @Test func aMissingByteCostsAllThatComesAfterIt() {
    let journal = Self.journal
    for index in journal.bytes.indices {
      var file = journal.bytes
      file.remove(at: index)
      let reading = JournalReading(file)
      #expect(reading == journal.expected(of: file), "byte \(index)")
      #expect(!reading.isDamaged)
    }
  }

  @Test func damageInManyPlacesCostsTheFramesItIsIn() {
    let journal = Self.journal
    var random = SeededGenerator(seed: 28)
    var damaged = 0
    for _ in 0..<3000 {
      var file = journal.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: 0..<file.count, using: &random)
        let end = min(file.count, start + Int.random(in: 1...60, using: &random))
        let byte: UInt8? = Bool.random(using: &random) ? 0 : nil
        for index in start..<end { file[index] = byte ?? UInt8.random(in: 0...255, using: &random) }
      }
      let reading = JournalReading(file)
      #expect(reading == journal.expected(of: file))
      if reading.isDamaged { damaged += 1 }
    }
    #expect((1500..<3000).contains(damaged))
  }
}
