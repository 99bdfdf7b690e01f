import TestSupport
import Testing

@testable import Freshness

@Suite("Which lines belong together")
struct LineDiffTests {
  private func text(_ lines: [Int]) -> [UInt8] {
    lines.flatMap { Array("\($0)\n".utf8) }
  }

  private func changes(_ old: [Int], _ new: [Int]) -> [LineChange] {
    LineDiff.changes(Lines(text(old), text(new)))
  }

  @Test("the changes make the old file the new one, and touch no line twice", arguments: 0..<300)
  func holds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Few different lines at times, so that hardly any stands once.
    let variety = [2, 4, 20, 1000][Int(seed % 4)]
    func line() -> Int { Int.random(in: 0..<variety, using: &random) }
    let old = (0..<Int.random(in: 0...80, using: &random)).map { _ in line() }
    var new = old
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let place = Int.random(in: 0...new.count, using: &random)
      let end = min(new.count, place + Int.random(in: 0...5, using: &random))
      new.replaceSubrange(
        place..<end,
        with: (0..<Int.random(in: 0...5, using: &random)).map { _ in line() }
      )
    }
    var made: [Int] = []
    var next = 0
    for change in changes(old, new) {
      #expect(change.old.lowerBound >= next && !(change.old.isEmpty && change.new.isEmpty))
      made += old[next..<change.old.lowerBound]
      #expect(made.count == change.new.lowerBound)
      made += new[change.new]
      next = change.old.upperBound
    }
    #expect(made + old[next...] == new)
  }

  @Test("between lines that stand once, the changes are the fewest there are")
  func fewest() {
    // Myers's own example, with letters as numbers: ABCABBA and CBABAC differ in five lines.
    let found = changes([1, 2, 3, 1, 2, 2, 1], [3, 2, 1, 2, 1, 3])
    #expect(found.reduce(0) { $0 + $1.old.count + $1.new.count } == 5)
  }

  @Test(
    "the time does not run away with files that have nothing in common, or nothing that stands once",
    arguments: [1, 2, 1_000_000]
  )
  func large(variety: Int) {
    var random = SeededGenerator(seed: 7)
    let old = (0..<30_000).map { _ in Int.random(in: 0..<variety, using: &random) }
    let new = (0..<30_000).map { _ in Int.random(in: 0..<variety, using: &random) }
    let time = ContinuousClock().measure { _ = changes(old, new) }
    // Unoptimised and beside other tests; without a limit it is minutes.
    #expect(time < .seconds(20))
  }
}
