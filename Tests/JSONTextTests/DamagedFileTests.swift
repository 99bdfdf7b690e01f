import Diagnostics
import Documents
import JSONText
import TestSupport
import Testing

@Suite("Damaged catalogues")
struct DamagedFileTests {
  static let files =
    (try? TestData.files(in: "real/words"))?.filter { $0.path.hasSuffix(".json") } ?? []

  @Test("a real catalogue is read without a problem")
  func real() {
    for file in DamagedFileTests.files {
      let read = JSONReader.read(file)
      #expect(read.fileProblems == [], "\(file.path)")
      #expect(
        read.root?.span.end == file.bytes.count - 1 || read.root?.span.end == file.bytes.count
      )
    }
  }

  @Test(
    "one with random damage is read or refused, and every place is in the file",
    arguments: 0..<40
  )
  func damaged(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    guard let whole = DamagedFileTests.files.randomElement(using: &random) else { return }
    for _ in 0..<10 {
      let file = Damage.damaged(whole, using: &random)
      let read = JSONReader.read(file)
      #expect(TreeShape.faults(of: read, in: file) == [])
      #expect(read.root != nil || read.fileProblems.contains { $0.severity == .error })
    }
  }
}
