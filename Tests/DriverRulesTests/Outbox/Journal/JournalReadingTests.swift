import DriverModels
import DriverRules
import Testing

struct JournalReadingTests {
  private static let sent = JournalEntry.sent([IdempotencyKey("a"), IdempotencyKey("b")])
  private static let left = JournalEntry.mayHaveLeft(IdempotencyKey("a"))
  private static let letGo = JournalEntry.letGo([])
  private static let journal = Journal([left, sent, letGo], generation: 4)

  @Test func anEmptyFileSaysNothing() {
    let reading = JournalReading([])
    #expect(reading.entries == [])
    #expect(reading.header == nil)
    #expect(reading.generation == 0)
    #expect(reading.intactLength == 0)
    #expect(!reading.isDamaged)
  }

  @Test func aFileWhoseFirstFrameIsTornSaysNothing() {
    for length in 0..<Self.journal.frames[0].count {
      let reading = JournalReading(Array(Self.journal.bytes.prefix(length)))
      #expect(reading == JournalReading([]))
    }
  }

  @Test func aWholeFileIsItsEntriesInOrder() {
    let reading = JournalReading(Self.journal.bytes)
    #expect(reading.header == Journal.header)
    #expect(reading.generation == 4)
    #expect(reading.entries == [Self.left, Self.sent, Self.letGo])
    #expect(reading.intactLength == Self.journal.bytes.count)
    #expect(!reading.isDamaged)
  }

  @Test func aTailThatIsCutOffIsTorn() {
    let reading = JournalReading(Array(Self.journal.bytes.dropLast()))
    #expect(reading.entries == [Self.left, Self.sent])
    #expect(reading.intactLength == Self.journal.frames[3].lowerBound)
    #expect(!reading.isDamaged)
  }

  @Test func aBadFrameBeforeAGoodOneIsDamage() {
    var bytes = Self.journal.bytes
    bytes[Self.journal.frames[1].upperBound - 1] ^= 1
    let reading = JournalReading(bytes)
    #expect(reading.header != nil)
    #expect(reading.entries == [Self.sent, Self.letGo])
    #expect(reading.intactLength == Self.journal.frames[1].lowerBound)
    #expect(reading.isDamaged)
  }

  @Test func allButABadHeaderIsSalvaged() {
    var bytes = Self.journal.bytes
    bytes[0] ^= 1
    let reading = JournalReading(bytes)
    #expect(reading.header == nil)
    #expect(reading.generation == 4)
    #expect(reading.entries == [Self.left, Self.sent, Self.letGo])
    #expect(reading.intactLength == 0)
    #expect(reading.isDamaged)
  }
}
