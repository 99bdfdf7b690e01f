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

  @Test("items keep their order, however many are at work", arguments: [1, 3, 100])
  func items(atMost jobs: Int) {
    let made = SideBySide.map(Array(0..<50), atMost: jobs, until: { _ in false }) { item, _ in
      item * item
    }
    #expect(made == (0..<50).map { $0 * $0 })
  }

  @Test("after the last no further item is begun")
  func last() {
    let made = SideBySide.map(Array(0..<50), atMost: 1, until: { $0 == 7 }) { item, done in
      #expect(done == item)
      return item
    }
    #expect(made == Array(0...7))
  }
}
