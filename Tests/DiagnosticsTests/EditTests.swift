import Diagnostics
import Testing

@Suite("Edits")
struct EditTests {
  private func applied(
    _ edits: [(Int, Int, String)],
    to text: String
  ) -> (text: String, applied: [Int]) {
    let file = SourceFile(path: "a", bytes: Array(text.utf8))
    let edits = edits.map { Edit(Span($0.0, $0.1), Array($0.2.utf8)) }
    let (edited, applied) = file.applying(edits)
    return (String(decoding: edited.bytes, as: UTF8.self), applied)
  }

  @Test("replace their bytes, whatever order they come in, and leave all others")
  func order() {
    let (text, done) = applied([(8, 9, "!"), (0, 1, ""), (4, 4, "--")], to: "{one\r\ntwo}")
    #expect(text == "one--\r\ntw!}")
    #expect(done == [1, 2, 0])
  }

  @Test("of two that overlap the first wins, and those that only touch are both applied")
  func overlap() {
    let (overlapping, first) = applied([(0, 3, "a"), (2, 5, "b")], to: "012345")
    #expect(overlapping == "a345")
    #expect(first == [0])
    let (touching, both) = applied([(0, 3, "a"), (3, 5, "b")], to: "012345")
    #expect(touching == "ab5")
    #expect(both == [0, 1])
  }

  @Test("one that lies outside the file is not applied")
  func outside() {
    #expect(applied([(4, 9, "x")], to: "012345") == ("012345", []))
  }
}
