import Parallel
import Testing

@Suite("Side by side")
struct SideBySideTests {
  @Test(
    "results come in the order of the indices, whichever is ready first",
    arguments: [0, 1, 1000]
  )
  func order(_ count: Int) {
    let squares = SideBySide.map(count) { index in
      (0..<(index % 7) * 1000).reduce(index * index) { sum, _ in sum }
    }
    #expect(squares == (0..<count).map { $0 * $0 })
  }

  @Test("a piece of work may have pieces of its own")
  func nested() {
    let sums = SideBySide.map(8) { outer in
      SideBySide.map(8) { inner in outer * inner }.reduce(0, +)
    }
    #expect(sums == (0..<8).map { $0 * 28 })
  }
}
