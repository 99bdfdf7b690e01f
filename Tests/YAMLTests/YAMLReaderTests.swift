import Diagnostics
import Documents
import TestSupport
import Testing
import YAML

@Suite("Reading YAML")
struct YAMLReaderTests {
  @Test("members stay in order, with the bytes of each key and value, past text that is not ASCII")
  func tree() {
    let source = MarkedSource("# żółć 🚚\n⟦é⟧: ⟦🚚 x⟧\n⟦\"b\"⟧:\n  - ⟦1.50⟧\n  - ⟦true⟧\n⟦c⟧:\n")
    let spans = source.spans
    let read = YAMLReader.read(source.file)
    #expect(read.diagnostics == [])
    let members = read.root?.effectiveMembers ?? []
    #expect(members.map(\.key.text) == ["é", "b", "c"])
    #expect(members.map(\.key.span) == [spans[0], spans[2], spans[5]])
    #expect(
      members.map(\.key.notation) == [
        .verbatim(contentStart: spans[0].start), .verbatim(contentStart: spans[2].start + 1),
        .verbatim(contentStart: spans[5].start),
      ]
    )
    #expect(members[0].value.span == spans[1])
    #expect(
      members[1].value.value
        == .array([DocumentNode(.number("1.50"), spans[3]), DocumentNode(.bool(true), spans[4])])
    )
    #expect(members[1].value.span == Span(spans[3].start - 2, spans[4].end))
    #expect(members[2].value.value == .null)
    #expect(read.root?.span == Span(spans[0].start, spans[5].end + 1))
  }

  @Test(
    "lines that end in CR LF, and a byte order mark, count in the places",
    arguments: ["\n", "\r\n"]
  )
  func lineEnds(end: String) {
    let source = MarkedSource("\u{FEFF}a: é\(end)b:\(end)  - ⟦c⟧\(end)")
    let read = YAMLReader.read(source.file)
    #expect(read.diagnostics == [])
    guard case .array(let elements) = read.root?.member("b")?.value.value else {
      Issue.record("not an array")
      return
    }
    #expect(elements.map(\.span) == source.spans)
  }

  /// The value of the one element of a document `- …`.
  private func element(_ yaml: String) -> DocumentNode? {
    guard case .array(let elements) = YAMLReader.read(MarkedSource(yaml).file).root?.value else {
      return nil
    }
    return elements.first
  }

  @Test(
    "plain scalars have the types of the core schema",
    arguments: ["", "~", "null", "Null", "NULL"]
  )
  func null(text: String) {
    #expect(element("- \(text)")?.value == .null)
  }

  @Test("true and false are booleans, in three spellings")
  func booleans() {
    #expect(
      ["true", "True", "TRUE"].map { element("- \($0)")?.value }
        == Array(repeating: .bool(true), count: 3)
    )
    #expect(
      ["false", "False", "FALSE"].map { element("- \($0)")?.value }
        == Array(repeating: .bool(false), count: 3)
    )
  }

  @Test(
    "numbers are numbers, as they are written",
    arguments: [
      "0", "-1", "+12", "010", "0o17", "0xFf", "1.5", ".5", "5.", "-1e9", "1.5E-3", ".inf", "-.INF",
      "+.Inf", ".nan", ".NaN",
    ]
  )
  func numbers(text: String) {
    #expect(element("- \(text)")?.value == .number(Text(text)))
  }

  @Test(
    "anything else is a text",
    arguments: [
      "a", "1a", "1.2.3", "1e", "e1", ".", "+", "-.nan", "0o8", "0x", "0xG", "1_000", "12:30",
      "tRUE",
      "nil", "2026-01-01", "~a", "'1'", "\"true\"", "'~'", "! 1", "!!str 1",
    ]
  )
  func texts(text: String) {
    guard case .string? = element("- \(text)")?.value else {
      Issue.record("not a text")
      return
    }
  }

  @Test(
    "how a text is written decides what is known of its places",
    arguments: [
      ("- a b", "a b", .verbatim(contentStart: 2)),
      ("- 'a b'", "a b", .verbatim(contentStart: 3)),
      ("- \"é b\"", "é b", .verbatim(contentStart: 3)),
      ("- &x !!str   ab", "ab", .verbatim(contentStart: 13)),
      ("- &x # 'no\n  'ab'", "ab", .verbatim(contentStart: 14)),
      ("- 'it''s'", "it's", .folded),
      (#"- "a\tb\u00e9""#, "a\tbé", .jsonEscaped),
      (#"- "a\x41""#, "aA", .folded),
      ("- a\n  b", "a b", .folded),
      ("- \"a\n  b\"", "a b", .folded),
      ("- |\n  a\n  b\n", "a\nb\n", .folded),
      ("- >-\n  a\n  b\n", "a b", .folded),
    ] as [(String, Text, DocumentText.Notation)]
  )
  func notation(yaml: String, text: Text, notation: DocumentText.Notation) {
    guard case .string(let string)? = element(yaml)?.value else {
      Issue.record("not a text")
      return
    }
    #expect(string.text == text)
    #expect(string.notation == notation)
  }

  @Test("keys are texts, as they are written")
  func keys() {
    let read = YAMLReader.read(MarkedSource("1: a\ntrue: b\n~: c\n1.50: d\n? e\n: f\n").file)
    #expect(read.root?.effectiveMembers.map(\.key.text) == ["1", "true", "~", "1.50", "e"])
    #expect(read.diagnostics == [])
  }

  @Test("an alias is the value again, with the places of what it stands for")
  func alias() {
    let source = MarkedSource("a: &x [⟦1⟧]\nb: *x\n")
    let read = YAMLReader.read(source.file)
    #expect(read.diagnostics == [])
    #expect(read.root?.member("b")?.value == read.root?.member("a")?.value)
    #expect(
      read.root?.member("b")?.value.value == .array([DocumentNode(.number("1"), source.spans[0])])
    )
  }

  @Test(
    "a file with nothing in it is null",
    arguments: ["", "\n", "# only this\n", "---\n", "\u{FEFF}"]
  )
  func empty(yaml: String) {
    let read = YAMLReader.read(MarkedSource(yaml).file)
    #expect(read.root?.value == .null)
    #expect(read.diagnostics == [])
  }

  @Test("256 deep is not too deep, through aliases either")
  func deepest() {
    let nested = String(repeating: "[", count: 255) + String(repeating: "]", count: 255)
    #expect(YAMLReader.read(MarkedSource("[\(nested)]").file).diagnostics == [])
    #expect(YAMLReader.read(MarkedSource("[&x \(nested), *x]").file).diagnostics == [])
  }
}
