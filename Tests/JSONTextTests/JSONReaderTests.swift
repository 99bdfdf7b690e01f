import Diagnostics
import Documents
import JSONText
import TestSupport
import Testing

@Suite("Reading JSON")
struct JSONReaderTests {
  @Test("members stay in order, with the bytes of each key and value")
  func tree() {
    let file = MarkedSource(#"{"b": [1.50, true], "a": null}"#).file
    let expected = DocumentNode(
      .object([
        .init(
          key: DocumentText(text: "b", span: Span(1, 4), notation: .verbatim(contentStart: 2)),
          value: DocumentNode(
            .array([
              DocumentNode(.number("1.50"), Span(7, 11)),
              DocumentNode(.bool(true), Span(13, 17)),
            ]),
            Span(6, 18)
          )
        ),
        .init(
          key: DocumentText(text: "a", span: Span(20, 23), notation: .verbatim(contentStart: 21)),
          value: DocumentNode(.null, Span(25, 29))
        ),
      ]),
      Span(0, 30)
    )
    #expect(JSONReader.read(file).root == expected)
  }

  @Test("a text without escapes is a window on the file, not a copy")
  func window() throws {
    let file = MarkedSource(#""zażółć""#).file
    guard case .string(let text) = JSONReader.read(file).root?.value else {
      Issue.record("not a text")
      return
    }
    #expect(text.text == "zażółć")
    // A copy would count its indices from 0.
    #expect(text.text.bytes.startIndex == 1)
    #expect(text.notation == .verbatim(contentStart: 1))
  }

  @Test(
    "escapes are decoded",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""a\u00e9b\u00E9""#, "aébé"),
      (#""\ud83d\uDE9A""#, "🚚"),
      (#""é\n🚚""#, "é\n🚚"),
      (#""\uFFFF""#, "\u{FFFF}"),
    ]
  )
  func escapes(json: String, text: String) throws {
    let read = JSONReader.read(MarkedSource(json).file)
    guard case .string(let string) = read.root?.value else {
      Issue.record("not a text")
      return
    }
    #expect(string.text == Text(text))
    #expect(string.notation == .jsonEscaped)
    #expect(read.diagnostics == [])
  }

  @Test("a key written twice is a warning at each later one, and shows the first")
  func duplicateKey() {
    let source = MarkedSource(#"{⟦"a"⟧: 1, "b": 2, ⟦"\u0061"⟧: 3, ⟦"a"⟧: 4}"#)
    let read = JSONReader.read(source.file)
    let problems = read.diagnostics
    #expect(problems.map(\.id) == ["json/duplicate-key", "json/duplicate-key"])
    #expect(problems.map(\.severity) == [.warning, .warning])
    #expect(problems.map(\.place?.span) == [source.spans[1], source.spans[2]])
    #expect(
      problems.map { $0.related.map(\.place.span) } == [[source.spans[0]], [source.spans[0]]]
    )
    #expect(read.root?.member("a")?.value.value == .number("4"))
    #expect(read.root?.effectiveMembers.map(\.key.text) == ["b", "a"])
  }

  @Test("two spellings of é are two keys")
  func canonicalEquivalence() {
    let file = MarkedSource("{\"\u{E9}\": 1, \"e\u{301}\": 2}").file
    #expect(JSONReader.read(file).diagnostics == [])
  }

  @Test(
    "what no app's text can hold is an error at the escape, and the document is read on",
    arguments: [
      (#"["a⟦\ud83d⟧b", "c"]"#, "json/lone-surrogate", "a\u{FFFD}b"),
      (#"["⟦\ude9a⟧", "c"]"#, "json/lone-surrogate", "\u{FFFD}"),
      (#"["⟦\ud83d⟧\u0041", "c"]"#, "json/lone-surrogate", "\u{FFFD}A"),
      (#"["⟦\u0000⟧", "c"]"#, "json/nul", "\0"),
    ]
  )
  func unusable(marked: String, id: String, text: String) {
    let source = MarkedSource(marked)
    let read = JSONReader.read(source.file)
    #expect(read.fileProblems == [])
    #expect(read.diagnostics.map(\.id) == [id])
    #expect(read.diagnostics.map(\.place?.span) == source.spans)
    guard case .array(let elements) = read.root?.value, case .string(let first) = elements[0].value
    else {
      Issue.record("not an array of texts")
      return
    }
    #expect(first.text == Text(text))
    #expect(elements.count == 2)
  }

  @Test("problems in another namespace are nobody's business, those of the file are everybody's")
  func concerns() throws {
    let file = MarkedSource(
      "\u{FEFF}" + #"{"web": {"a": "\u0000", "b": 1, "b": 2}, "app": {"c": "\u0000"}}"#
    ).file
    let read = JSONReader.read(file)
    let app = try #require(read.root?.member("app")?.value)
    #expect(
      read.diagnostics.map(\.id) == [
        "json/byte-order-mark", "json/nul", "json/duplicate-key", "json/nul",
      ]
    )
    #expect(
      read.diagnostics(concerning: app.span).map(\.id) == ["json/byte-order-mark", "json/nul"]
    )
  }

  @Test("a namespace written twice concerns who uses it")
  func namespaceTwice() throws {
    let read = JSONReader.read(MarkedSource(#"{"app": {"a": 1}, "app": {"b": 2}}"#).file)
    let app = try #require(read.root?.member("app")?.value)
    #expect(read.diagnostics(concerning: app.span).map(\.id) == ["json/duplicate-key"])
  }
}
