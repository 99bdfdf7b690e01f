import Diagnostics
import Documents
import TestSupport
import Testing

@Suite("From a byte of a text to its place in the file")
struct DocumentTextPlaceTests {
  /// The marked bytes of a JSON text and the offsets of the decoded bytes they stand for.
  @Test(
    "an escape is taken whole",
    arguments: [
      (#""ab⟦\n⟧c""#, Span(2, 3)),
      (#""ab\n⟦c⟧""#, Span(3, 4)),
      (#""⟦\u00e9⟧x""#, Span(0, 2)),
      (#""⟦\u00e9⟧x""#, Span(1, 2)),
      (#""\u00e9⟦x⟧""#, Span(2, 3)),
      (#""é⟦\ud83d\ude9a⟧x""#, Span(2, 6)),
      (#""é\ud83d\ude9a⟦x⟧""#, Span(6, 7)),
      (#""⟦\ud83d⟧x""#, Span(0, 3)),
      (#""\ud83d⟦x⟧""#, Span(3, 4)),
      (#""a⟦⟧\n""#, Span(1, 1)),
      (#""a\n⟦⟧""#, Span(2, 2)),
      (#""⟦a\nb⟧""#, Span(0, 3)),
      (#""\\⟦\"⟧""#, Span(1, 2)),
    ]
  )
  func escaped(marked: String, inner: Span) {
    let source = MarkedSource("[" + marked + "]", path: "pl.json")
    let text = DocumentText(
      text: "",
      span: Span(1, source.file.bytes.count - 1),
      notation: .jsonEscaped
    )
    #expect(text.fileSpan(of: inner, in: source.file) == source.spans[0])
    #expect(text.place(of: inner, in: source.file) == Place(path: "pl.json", span: source.spans[0]))
  }

  @Test("a text without escapes is byte for byte")
  func verbatim() {
    let source = MarkedSource(#"["zażó⟦ł⟧ć"]"#)
    let text = DocumentText(text: "", span: Span(1, 13), notation: .verbatim(contentStart: 2))
    #expect(text.fileSpan(of: Span(6, 8), in: source.file) == source.spans[0])
  }

  @Test("of a folded scalar only the whole is known")
  func folded() {
    let text = DocumentText(text: "a b", span: Span(3, 20), notation: .folded)
    let file = SourceFile(path: "a.yaml", bytes: [])
    #expect(text.fileSpan(of: Span(1, 2), in: file) == Span(3, 20))
  }
}
