import DriverModels
import Testing

@testable import DriverRules

struct JournalHeaderTests {
  private static let newer = JournalHeader(format: 2, business: BusinessId("pedal-gas"), nextSeq: 9)

  @Test func ofANewerAppsFileOnlyTheHeaderIsRead() {
    let file = file(.header(Self.newer), .letGo([]))
    let reading = JournalReading(file)
    #expect(reading.header == Self.newer)
    #expect(reading.generation == 1)
    #expect(reading.entries == [])
    #expect(!reading.isDamaged)
  }

  @Test func aNewerAppsHeaderMayHaveMoreFields() {
    var file: [UInt8] = []
    let payload = JournalEntry.header(Self.newer).payload + [4, 1, 0xFF]
    JournalFrame.append(payload, to: &file, at: 0, generation: 1)
    let reading = JournalReading(file)
    #expect(reading.header == Self.newer)
    #expect(reading.intactLength == file.count)
  }

  @Test func aFileThatBeginsWithSomethingElseIsDamaged() {
    let reading = JournalReading(file(.letGo([]), .sent([])))
    #expect(reading.header == nil)
    #expect(reading.entries == [.letGo([]), .sent([])])
    #expect(reading.intactLength == 0)
    #expect(reading.isDamaged)
  }

  @Test func aHeaderFurtherOnIsNone() {
    let reading = JournalReading(file(.letGo([]), .header(Self.newer), .sent([])))
    #expect(reading.header == nil)
    #expect(reading.entries == [.letGo([]), .sent([])])
    #expect(reading.isDamaged)
  }

  @Test func aHeaderThatCannotBeReadIsDamage() {
    var file: [UInt8] = []
    JournalFrame.append([1], to: &file, at: 0, generation: 1)
    let reading = JournalReading(file)
    #expect(reading.header == nil)
    #expect(reading.intactLength == 0)
    #expect(reading.isDamaged)
  }

  private func file(_ entries: JournalEntry...) -> [UInt8] {
    var file: [UInt8] = []
    for entry in entries { JournalFrame.append(entry, to: &file, generation: 1) }
    return file
  }
}
