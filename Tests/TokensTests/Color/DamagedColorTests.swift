import Diagnostics
import TestSupport
import Testing

@testable import Tokens

@Suite("Damaged colours")
struct DamagedColorTests {
  static let whole = MeasuredColors.rows.filter { $0.computed != nil }.map(\.css)

  @Test("one with random damage is a colour or not, with a place in the value", arguments: 0..<20)
  func damaged(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let css = Self.whole.randomElement(using: &random) ?? ""
      let source = SourceFile(path: "input.css", bytes: Array(css.utf8))
      let file = Damage.damaged(source, using: &random)
      let all = Span(0, file.bytes.count)
      switch ColorReading(ValueReader.read(file).values, span: all) {
      case .color(let color, _):
        #expect(color.alpha >= 0 && color.alpha <= 1)
        _ = (color.bytes, color.cssText)
      case .notAColor(let problem):
        #expect(!problem.message.isEmpty)
        #expect(0 <= problem.span.start && problem.span.start <= problem.span.end)
        #expect(problem.span.end <= file.bytes.count)
      }
    }
  }
}
