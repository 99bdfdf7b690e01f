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

  /// Some of a catalogue's members as a document of their own, short enough to survive damage.
  private func part(of file: SourceFile, using random: inout SeededGenerator) -> SourceFile {
    let members = JSONReader.read(file).root?.effectiveMembers ?? []
    let start = Int.random(in: 0...members.count, using: &random)
    let part = DocumentNode(.object(Array(members[start...].prefix(12))), Span(0, 0))
    var bytes: [UInt8] = []
    JSONWriter.append(part, to: &bytes)
    return SourceFile(path: file.path, bytes: bytes)
  }

  @Test("one with random damage is read or refused, its places in the file", arguments: 0..<40)
  func damaged(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    guard let whole = DamagedFileTests.files.randomElement(using: &random) else { return }
    let part = part(of: whole, using: &random)
    for _ in 0..<20 {
      let file = Damage.damaged(part, using: &random)
      let read = JSONReader.read(file)
      #expect(TreeShape.faults(of: read, in: file) == [])
      #expect(read.root != nil || read.fileProblems.contains { $0.severity == .error })
    }
  }
}
