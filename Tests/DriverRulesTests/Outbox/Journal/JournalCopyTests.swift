import DriverModels
import DriverRules
import Testing

/// A copy of frames is no frame: the checksum is over the place in the file, too.
struct JournalCopyTests {
  /// A write whose body is a whole journal.
  private static let outer: Journal = {
    var random = RandomEntry(seed: 1)
    var write = random.write()
    write.content = .json(Journal([.sent([IdempotencyKey("inside")])]).bytes)
    return Journal([.recorded([write], takenOver: []), .letGo([])])
  }()

  @Test func aJournalInABodyIsOnlyABody() {
    let reading = JournalReading(Self.outer.bytes)
    #expect(reading == Self.outer.expected(of: Self.outer.bytes))
    #expect(reading.entries == Self.outer.entries)
  }

  @Test func aJournalInABodyOfABadFrameSaysNothing() {
    for index in Self.outer.frames[1] {
      var file = Self.outer.bytes
      file[index] ^= 0x10
      let reading = JournalReading(file)
      #expect(reading.entries == [.letGo([])])
      #expect(reading.isDamaged)
    }
  }

  @Test func aFrameInAnotherPlaceIsNone() {
    let journal = Journal([.sent([IdempotencyKey("a")]), .letGo([])])
    let file = journal.bytes + journal.bytes[journal.frames[1]]
    #expect(JournalReading(file) == journal.expected(of: file))
    #expect(JournalReading([0] + journal.bytes) == JournalReading([]))
  }
}
