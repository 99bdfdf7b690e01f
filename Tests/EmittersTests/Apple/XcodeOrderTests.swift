import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Emitters

@Suite("Members stand in Xcode's order")
struct XcodeOrderTests {
  @Test("punctuation, numbers, letters without regard to case, then lower case first")
  func examples() {
    let keys = ["b", "my.x", "B", "a10", "myX", "a2", "my_x", "a", "é", "Ab", "aB", "ab", "a02"]
    let sorted = keys.sorted { XcodeOrder(Text($0)) < XcodeOrder(Text($1)) }
    #expect(
      sorted == [
        "a", "a02", "a2", "a10", "ab", "aB", "Ab", "b", "B", "my_x", "my.x", "myX", "é",
      ]
    )
    #expect(XcodeOrder.indices(of: keys.map { Text($0) }).map { keys[$0] } == sorted)
  }

  @Test("ASCII keys compare as localizedStandardCompare does", arguments: 0..<20 as Range<UInt64>)
  func foundation(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array(" _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0123456789aAbBcCzZ")
    for _ in 0..<200 {
      let length = Int.random(in: 1...6, using: &random)
      let left = String((0..<length).map { _ in alphabet.randomElement(using: &random) ?? "a" })
      var right = left
      if Bool.random(using: &random) { right = right.uppercased() }
      if Bool.random(using: &random) { right += "1" }
      if Bool.random(using: &random) {
        right = String((0..<length).map { _ in alphabet.randomElement(using: &random) ?? "a" })
      }
      let expected = left.localizedStandardCompare(right)
      guard expected != .orderedSame else { continue }
      let isLess = XcodeOrder(Text(left)) < XcodeOrder(Text(right))
      #expect(isLess == (expected == .orderedAscending), "\(left) against \(right)")
    }
  }
}
