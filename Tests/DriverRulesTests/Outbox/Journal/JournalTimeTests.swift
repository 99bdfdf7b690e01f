import DriverRules
import Testing

/// Reading takes time in proportion to the file, whatever its bytes claim.
@Suite(.serialized)
struct JournalTimeTests {
  private static let magic: [UInt8] = [0xB0, 0x77, 0x1E, 0xFF]

  /// Heads that each claim all that comes after it: going over each payload would be 64 times as much work
  /// for a file of eight times the size.
  @Test func headsThatClaimTheWholeRestAreReadInLinearTime() {
    func file(_ heads: Int) -> [UInt8] {
      (0..<heads).flatMap { head in
        let rest = (heads - head - 1) * 16
        let length = (0..<4).map { UInt8(truncatingIfNeeded: rest >> (8 * $0)) }
        return Self.magic + length + [1, 0, 0, 0, 0, 0, 0, 0]
      }
    }
    #expect(time(file(16_384)) < time(file(2048)) * 24)
  }

  @Test func aHundredThousandBadFramesAreRead() {
    let frame = Self.magic + [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    let file = [UInt8]((0..<100_000).lazy.map { _ in frame }.joined())
    #expect(JournalReading(file) == JournalReading([]))
  }

  /// The least of three, as other tests run beside.
  private func time(_ file: [UInt8]) -> Duration {
    (0..<3).map { _ in
      ContinuousClock().measure { #expect(JournalReading(file) == JournalReading([])) }
    }.min() ?? .zero
  }
}
