import Diagnostics
import Testing

@Suite("Lines and columns")
struct LineIndexTests {
  @Test(
    "the position of `x`",
    arguments: [
      ("x", 1, 1),
      ("ab\ncx", 2, 2),
      ("ab\r\nx", 2, 1),
      ("\n\n\nx", 4, 1),
      ("\u{FEFF}x", 1, 1),
      ("\tx", 1, 2),
      ("Dŵr x", 1, 5),
      ("🚚x", 1, 2),
      ("e\u{301}x", 1, 3),
      (String(repeating: "é", count: 5000) + "x", 1, 5001),
      (String(repeating: "é\n", count: 5000) + "łx", 5001, 2),
    ]
  )
  func position(text: String, line: Int, column: Int) throws {
    let bytes = Array(text.utf8)
    let offset = try #require(bytes.firstIndex(of: UInt8(ascii: "x")))
    #expect(LineIndex(bytes).position(of: offset) == Position(line: line, column: column))
  }

  @Test("the end of the file has a position, and so has anything past it")
  func end() {
    let lines = LineIndex(Array("a\nbc".utf8))
    #expect(lines.position(of: 4) == Position(line: 2, column: 3))
    #expect(lines.position(of: 900) == Position(line: 2, column: 3))
    #expect(LineIndex([]).position(of: 0) == Position(line: 1, column: 1))
  }

  @Test("a line is what stands before its ending")
  func lines() {
    let lines = LineIndex(Array("one\r\n\ntwo\rthree".utf8))
    #expect((1...3).map { lines.span(ofLine: $0) } == [Span(0, 3), Span(5, 5), Span(6, 15)])
  }
}
