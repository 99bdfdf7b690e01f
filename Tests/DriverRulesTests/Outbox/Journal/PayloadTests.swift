import DriverModels
import TestSupport
import Testing

@testable import DriverRules

/// What is no payload of format 1 says nothing, and is kept as damage.
struct PayloadTests {
  private static let ten = [UInt8](repeating: 0x80, count: 10)
  private static let six = [UInt8](repeating: 0x80, count: 6)

  private static func waits(failures: Int) -> LineWaits {
    var waits = LineWaits()
    waits.failures = failures
    return waits
  }

  private static let unreadable: [(String, [UInt8])] = [
    ("no byte", []),
    ("entry 0", [0]),
    ("an entry that there is not", [11]),
    ("no key", [3]),
    ("another tag than the key's", [3, 2, 1, 0x61]),
    ("a length and no byte", [3, 1, 1]),
    ("a tag and no length", [3, 1]),
    ("a length beyond the end", [3, 1, 2, 0x61]),
    ("a length beyond any file", [3, 1] + [UInt8](repeating: 0xFF, count: 9) + [1]),
    ("a length of eleven bytes", [3, 1] + ten + [0]),
    ("a length over 64 bits", [3, 1] + ten.dropLast() + [2]),
    ("a length that does not end", [3, 1, 0x80]),
    ("a length in too many bytes", [3, 1, 0x81, 0, 0x61]),
    ("text that is no UTF-8", [3, 1, 1, 0xFF]),
    ("half a character, as long as its replacement", [3, 1, 3, 0xF0, 0x9F, 0x91]),
    ("a surrogate", [3, 1, 3, 0xED, 0xA0, 0x80]),
    ("a byte left over", [3, 1, 1, 0x61, 2]),
    ("an unknown field that is not whole", [3, 1, 1, 0x61, 2, 1]),
    ("a tag below the one before", [3, 2, 0, 1, 1, 0x61]),
    ("a tag below the one before, at the end", [3, 1, 1, 0x61, 3, 0, 2, 0]),
    ("waits without a line", [8, 2, 3, 1, 1, 0]),
    ("a line that there is not", [8, 1, 1, 2, 2, 3, 1, 1, 0]),
    ("a line far from any", [8, 1, 2, 0x80, 2, 2, 3, 1, 1, 0]),
    ("a line without a number", [8, 1, 0, 2, 3, 1, 1, 0]),
    ("a number and a byte more", [8, 1, 2, 0, 0, 2, 3, 1, 1, 0]),
    ("a number and what could be a field", [8, 1, 3, 0, 1, 0, 2, 3, 1, 1, 0]),
    ("no waits", [8, 1, 1, 0]),
    ("waits without failures", [8, 1, 1, 0, 2, 0]),
    ("a byte left over in waits", [8, 1, 1, 0, 2, 4, 1, 1, 0, 9]),
    ("a flag with bytes", [8, 1, 1, 0, 2, 17, 1, 1, 0, 4, 12] + trouble + [4, 1, 1]),
    ("more failures than 2⁵³", [8, 1, 1, 0, 2, 10, 1, 8, 0x81] + six + [0x10]),
    ("a time later than 2⁵³", [8, 1, 1, 0, 2, 13, 1, 1, 0, 2, 8, 0x82] + six + [0x20]),
    ("a time before -2⁵³", [8, 1, 1, 0, 2, 13, 1, 1, 0, 2, 8, 0x81] + six + [0x20]),
    ("no refusal", [5, 1, 1, 0x61]),
    ("a second header", [1, 1, 1, 1, 2, 1, 0x61, 3, 1, 1]),
  ]

  private static let readable: [(String, [UInt8], JournalEntry)] = [
    ("a key", [3, 1, 1, 0x61], .mayHaveLeft(IdempotencyKey("a"))),
    (
      "unknown fields around the key", [3, 0, 0, 1, 1, 0x61, 9, 2, 7, 7, 255, 0],
      .mayHaveLeft(IdempotencyKey("a"))
    ),
    ("a key twice", [3, 1, 1, 0x61, 1, 1, 0x62], .mayHaveLeft(IdempotencyKey("a"))),
    (
      "an unknown field in waits", [8, 1, 1, 1, 2, 6, 1, 1, 0, 9, 1, 0],
      .waits(.proofs, LineWaits())
    ),
    ("no element of a list", [4], .sent([])),
    (
      "2⁵³ failures", [8, 1, 1, 0, 2, 10, 1, 8, 0x80] + six + [0x10],
      .waits(.writes, waits(failures: 1 << 53))
    ),
  ]

  /// Of `a`, none, in 1970.
  private static let trouble: [UInt8] = [1, 1, 0x61, 2, 1, 0, 3, 1, 0]

  @Test(arguments: unreadable)
  func aPayloadOfNoEntrySaysNothingAndIsDamageEvenAtTheEnd(what: String, payload: [UInt8]) {
    let journal = Journal([.letGo([])])
    let reading = JournalReading(framed(payload, after: journal.bytes))
    #expect(reading.entries == journal.entries)
    #expect(reading.header == Journal.header)
    #expect(reading.intactLength == journal.bytes.count)
    #expect(reading.isDamaged)
  }

  @Test(arguments: readable)
  func fieldsThatNobodyKnowsAreSkipped(what: String, payload: [UInt8], entry: JournalEntry) {
    let file = framed(payload, after: Journal([]).bytes)
    let reading = JournalReading(file)
    #expect(reading.entries == [entry])
    #expect(reading.intactLength == file.count)
    #expect(!reading.isDamaged)
  }

  @Test func aFrameThatSaysNothingDoesNotHideTheNext() {
    var file = framed([11], after: Journal([]).bytes)
    JournalFrame.append(.letGo([]), to: &file, generation: 1)
    #expect(JournalReading(file).entries == [.letGo([])])
  }

  /// Whatever a payload is made of, what is read of it is the same when it was written again.
  @Test func twentyThousandPayloadsOfAnyBytesAreReadOrNot() throws {
    var entries = RandomEntry(seed: 11)
    var random = SeededGenerator(seed: 12)
    var readable = 0
    for _ in 0..<1000 {
      let entry = entries.entry()
      for _ in 0..<20 {
        let payload = damaged(entry.payload, &random)
        guard let read = try? JournalEntry(payload, payload: payload.indices) else { continue }
        readable += 1
        let again = read.payload
        #expect(try JournalEntry(again, payload: again.indices) == read)
      }
    }
    #expect((2000..<18_000).contains(readable))
  }

  private func damaged(_ payload: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var payload = payload
    let place = Int.random(in: 0..<payload.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: payload[place] = UInt8.random(in: 0...255, using: &random)
    case 1: payload[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: payload.remove(at: place)
    default: payload.insert(UInt8.random(in: 0...21, using: &random), at: place)
    }
    return payload
  }

  private func framed(_ payload: [UInt8], after file: [UInt8]) -> [UInt8] {
    var file = file
    JournalFrame.append(payload, to: &file, at: file.count, generation: 1)
    return file
  }
}
