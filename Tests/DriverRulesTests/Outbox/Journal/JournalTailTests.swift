import DriverModels
import DriverRules
import TestSupport
import Testing

/// O27: what lies behind the last frame and is none itself is a torn tail.
struct JournalTailTests {
  private static let journal = Journal([.mayHaveLeft(IdempotencyKey("a")), .sent([])])

  @Test(arguments: [1, 15, 16, 17, 63, 64, 65, 4096])
  func aTailOfZerosIsTorn(length: Int) {
    expectTorn([UInt8](repeating: 0, count: length))
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func aTailOfNoiseIsTorn(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let length = Int.random(in: 1...500, using: &random)
    expectTorn((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) })
  }

  @Test func framesOfAnEarlierWritingAfterTheEndAreTorn() {
    let entries = (0..<9).map { JournalEntry.setAside(IdempotencyKey("\($0)")) }
    let before = Journal(entries, generation: 1)
    let after = Journal(Array(entries.suffix(3)), generation: 2)
    // Each frame of one is as long as that of the other, so that those left over are in their places.
    #expect(before.frames.prefix(4) == after.frames[...])
    let file = after.bytes + before.bytes.dropFirst(after.bytes.count)
    let reading = JournalReading(file)
    #expect(reading == after.expected(of: file))
    #expect(reading.entries == after.entries)
    #expect(!reading.isDamaged)
  }

  @Test func framesOfAnEarlierWritingAreNoneInDamageEither() {
    let entries = (0..<9).map { JournalEntry.setAside(IdempotencyKey("\($0)")) }
    let before = Journal(entries, generation: 1)
    let after = Journal(Array(entries.suffix(6)), generation: 2)
    var file = after.bytes + before.bytes.dropFirst(after.bytes.count)
    file.replaceSubrange(after.frames[2], with: before.bytes[after.frames[2]])
    let reading = JournalReading(file)
    #expect(reading.entries == [entries[3]] + entries[5...])
    #expect(reading.intactLength == after.frames[1].upperBound)
    #expect(reading.isDamaged)
  }

  @Test func whatIsAddedAfterTheIntactPartIsRead() {
    let torn = Self.journal.bytes.dropLast(3)
    let length = JournalReading(Array(torn)).intactLength
    let frame = JournalFrame.encoded(.letGo([]), at: length, generation: 1)
    let reading = JournalReading(torn.prefix(length) + frame)
    #expect(reading.entries == [Self.journal.entries[0], .letGo([])])
    #expect(!reading.isDamaged)
  }

  private func expectTorn(_ tail: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let reading = JournalReading(Self.journal.bytes + tail)
    #expect(
      reading == Self.journal.expected(of: Self.journal.bytes),
      sourceLocation: sourceLocation
    )
  }
}
