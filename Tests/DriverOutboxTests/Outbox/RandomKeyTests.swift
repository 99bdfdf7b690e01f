import DriverModels
import TestSupport
import Testing

@testable import DriverOutbox

@Suite("A new key")
struct RandomKeyTests {
  @Test func isAUUIDOfVersion4InLowerCase() throws {
    let form = try Regex("[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}")
    var random = SeededGenerator(seed: 1)
    let keys = (0..<2000).map { _ in IdempotencyKey.random(using: &random).rawValue }
    #expect(keys.allSatisfy { $0.wholeMatch(of: form) != nil })
    #expect(Set(keys).count == 2000)
  }

  /// Every one of the 122 digits that chance decides is decided by it.
  @Test func hasChanceInEveryBitThatIsFree() {
    var (ones, zeros) = (Fixed(word: .max), Fixed(word: 0))
    let most = IdempotencyKey.random(using: &ones).rawValue
    let least = IdempotencyKey.random(using: &zeros).rawValue
    #expect(most == "ffffffff-ffff-4fff-bfff-ffffffffffff")
    #expect(least == "00000000-0000-4000-8000-000000000000")
  }
}

private struct Fixed: RandomNumberGenerator {
  let word: UInt64
  func next() -> UInt64 { word }
}
