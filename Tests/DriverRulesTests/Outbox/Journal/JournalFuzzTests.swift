import DriverModels
import DriverRules
import TestSupport
import Testing

struct JournalFuzzTests {
  private static let magic: [UInt8] = [0xB0, 0x77, 0x1E, 0xFF]

  @Test func aHundredThousandFilesOfAnyBytesSayNothing() {
    var random = SeededGenerator(seed: 26)
    var said: [[UInt8]] = []
    for _ in 0..<100_000 {
      var file: [UInt8] = []
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        if Bool.random(using: &random) {
          file += Self.magic + [UInt8.random(in: 0...9, using: &random), 0, 0, 0]
        }
        let count = Int.random(in: 0...20, using: &random)
        file += (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      }
      if JournalReading(file) != JournalReading([]) { said.append(file) }
    }
    #expect(said == [])
  }

  /// Pieces of journals and of nothing, in any order: a frame is read where it was written, if it is of
  /// the first good one's writing, and nowhere else.
  @Test func ofPiecesOfJournalsOnlyFramesInTheirPlacesAreRead() {
    var random = SeededGenerator(seed: 27)
    let journals = [Journal.small(), Journal(Journal.small().entries, generation: 9)]
    for _ in 0..<2000 {
      var file: [UInt8] = []
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let bytes = journals[Int.random(in: 0...1, using: &random)].bytes
        let start = Bool.random(using: &random) ? min(file.count, bytes.count) : 0
        file += bytes[start...].prefix(Int.random(in: 0...600, using: &random))
      }
      let readings = journals.map { $0.expected(of: file) }
      let reading = JournalReading(file)
      #expect(readings.contains(reading))
    }
  }
}
