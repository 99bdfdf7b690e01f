import Diagnostics
import TestSupport
import Testing

@testable import Tokens

@Suite("Reading component values")
struct ValueReaderTests {
  private func problems(_ text: String) -> [SyntaxProblem] {
    ValueReader.read(SourceFile(path: "a.css", bytes: Array(text.utf8))).problems
  }

  @Test("a value's span is what was written, escapes and brackets included")
  func spans() throws {
    let source = MarkedSource(
      "⟦\u{FEFF}⟧⟦--br\\61nd⟧⟦:⟧ ⟦/* no */⟧⟦oklch(⟦0.6⟧ 0.2 ⟦29deg⟧)⟧"
    )
    let values = ValueReader.read(source.file).values
    #expect(values[0].kind == .ident("--brand"))
    #expect(values[0].span == source.spans[1])
    #expect(values[3].span == Span(source.spans[3].end, source.file.bytes.count))
    let arguments = try #require(values[3].contents)
    #expect(arguments.first?.kind == .number(CSSNumber(0.6, isInteger: false)))
    #expect(arguments.last?.kind == .dimension(CSSNumber(29, isInteger: true), unit: "deg"))
  }

  @Test(
    "a mistake is reported at its place, and reading goes on as the standard says",
    arguments: [
      ("a{b:⟦\"c⟧\n;d:e}", .brokenString),
      ("a{b:⟦url(c d)⟧}", .brokenURL),
      ("a{b:c⟦)⟧}", .unopened(.round)),
      ("a⟦{⟧b:c", .unclosedBlock(.curly)),
      ("a{} ⟦/*⟧ b", .unclosedComment),
      ("a{b:⟦'c⟧", .unclosedString),
    ] as [(String, SyntaxProblem.Kind)]
  )
  func mistakes(marked: String, kind: SyntaxProblem.Kind) {
    let source = MarkedSource(marked)
    let problems = ValueReader.read(source.file).problems
    #expect(problems.contains(SyntaxProblem(kind: kind, span: source.spans[0])))
  }

  @Test("bytes that are not UTF-8 are read as U+FFFD and reported")
  func damaged() {
    let (values, problems) = ValueReader.read(
      SourceFile(path: "a.css", bytes: [0x61, 0xE9, 0x20, 0x62])
    )
    #expect(values.first?.kind == .ident("a\u{FFFD}"))
    #expect(problems == [SyntaxProblem(kind: .notUTF8, span: Span(0, 2))])
  }

  @Test("brackets nest 256 deep; what is deeper is left out and reported once")
  func depth() {
    let text = { (depth: Int) in
      String(repeating: "(", count: depth) + "x" + String(repeating: ")", count: depth)
    }
    #expect(problems(text(256)).isEmpty)
    let deeper = MarkedSource(String(repeating: "(", count: 256) + "⟦(⟧[)x])}")
    let problems = ValueReader.read(deeper.file).problems.filter { $0.kind == .tooDeep }
    #expect(problems == [SyntaxProblem(kind: .tooDeep, span: deeper.spans[0])])
    #expect(ValueReader.read(SourceFile(path: "", bytes: Array("(".utf8))).values.count == 1)
  }

  @Test("a million brackets cost no stack, opened, closed or mixed")
  func million() {
    _ = problems(String(repeating: "(", count: 1_000_000))
    for text in ["[{", ")", "{}", "@a{", "a{b:", "\"a\\", "/*", "url("] {
      _ = problems(String(repeating: text, count: 50_000))
    }
  }

  @Test("a megabyte of one text is one value")
  func megabyte() throws {
    let text = String(repeating: "\\61 é", count: 250_000)
    let values = ValueReader.read(SourceFile(path: "", bytes: Array("\"\(text)\"".utf8))).values
    guard case .string(let read) = try #require(values.first).kind else {
      Issue.record("not a text")
      return
    }
    #expect(read.bytes.count == 750_000)
  }

  @Test(
    "numbers have the nearest value there is",
    arguments: [
      "0.1", "-0", "1e22", "1e23", "123456789012345678901234567890", "0.000000000000000000001",
      "1e400", "-1e-400", "9007199254740993", "00000000000000000000000.5e-3",
      "1.7976931348623157e308",
    ]
  )
  func numbers(text: String) throws {
    let values = ValueReader.read(SourceFile(path: "", bytes: Array(text.utf8))).values
    guard case .number(let number) = try #require(values.first).kind else {
      Issue.record("not a number")
      return
    }
    #expect(number.value == Double(text))
  }
}
