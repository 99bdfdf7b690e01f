import Diagnostics
import TestSupport
import Testing

@Suite("The text format")
struct TextFormatTests {
  /// The report of one error at the marked place.
  private func report(_ marked: String, style: ReportStyle = ReportStyle()) -> String {
    let source = MarkedSource(marked, path: "a.yaml")
    let problems = source.spans.map {
      Diagnostic("test/id", .error, at: source.file.place($0), "what is wrong")
    }
    return rendered(problems, [source.file], style)
  }

  private func rendered(
    _ diagnostics: [Diagnostic],
    _ sources: [SourceFile] = [],
    _ style: ReportStyle = ReportStyle()
  ) -> String {
    let report = Report(diagnostics, sources: sources)
    return String(decoding: ReportFormat.text.render(report, style), as: UTF8.self)
  }

  @Test("the place, the sentence, the line and its mark")
  func plain() {
    #expect(
      report("one: 1\ntwo: ⟦2⟧\n") == """
        a.yaml:2:6: error[test/id]: what is wrong
          2 | two: 2
            |      ^

        """
    )
  }

  @Test("a help of two lines, a second place in another file, and line numbers of two widths")
  func helpAndRelated() {
    let first = MarkedSource(String(repeating: "\n", count: 99) + "key: ⟦a_b⟧", path: "b.yaml")
    let second = MarkedSource("key: ⟦a-b⟧", path: "a.yaml")
    let problem = Diagnostic(
      "words/collision",
      .warning,
      at: second.file.place(second.spans[0]),
      "two keys end on one name",
      help: "rename one:\n  a_b → a_c",
      related: [.init(first.file.place(first.spans[0]), "the other")]
    )
    #expect(
      rendered([problem], [first.file, second.file]) == """
        a.yaml:1:6: warning[words/collision]: two keys end on one name
            1 | key: a-b
              |      ^^^
             ::: b.yaml:100:6: the other
          100 | key: a_b
              |      ---
              = help: rename one:
                        a_b → a_c

        """
    )
  }

  @Test("a whole file has no line, a run none either, and what fills one line stands as a list")
  func placeless() {
    let problems = [
      Diagnostic("test/file", .error, at: Place(path: "b.json"), "no object", help: "make it one"),
      Diagnostic("test/file", .note, at: Place(path: "a.json"), "the file is empty"),
      Diagnostic("test/run", .error, at: nil, "nothing to do"),
    ]
    #expect(
      rendered(problems) == """
        error[test/run]: nothing to do
        a.json: note[test/file]: the file is empty

        b.json: error[test/file]: no object
            = help: make it one

        """
    )
  }

  @Test(
    "the mark stands under what is meant",
    arguments: [
      ("\t\tkey: ⟦v⟧", "        key: v", "             ^"),
      ("日本: ⟦東京⟧!", "日本: 東京!", "      ^^^^"),
      ("🚚👩‍🚀: ⟦🇬🇧⟧", "🚚👩‍🚀: 🇬🇧", "      ^^"),
      ("e\u{301}n: ⟦x⟧", "e\u{301}n: x", "    ^"),
      ("سلة: ⟦كلمة⟧", "سلة: كلمة", "     ^^^^"),
      ("\u{FEFF}k: ⟦v⟧", "k: v", "   ^"),
      ("k: ⟦⟧", "k:", "   ^"),
      ("k: ⟦v\r\nw⟧", "k: v", "   ^"),
      ("k: \u{1B}[2J⟦\u{202E}v⟧", "k: ␛[2J<U+202E>v", "       ^^^^^^^^^"),
    ]
  )
  func marks(marked: String, line: String, mark: String) {
    #expect(
      report(marked).split(separator: "\n").dropFirst() == ["  1 | \(line)", "    | \(mark)"]
    )
  }

  @Test("bytes that are not UTF-8 are shown as such")
  func notUTF8() {
    let file = SourceFile(path: "a", bytes: [0x6B, 0xFF, 0x6B])
    let problem = Diagnostic("test/id", .error, at: file.place(Span(1, 2)), "not UTF-8")
    #expect(
      rendered([problem], [file]) == """
        a:1:2: error[test/id]: not UTF-8
          1 | k�k
            |  ^

        """
    )
  }

  @Test("a long line is cut around the place, on either side only if it must")
  func longLines() {
    let style = ReportStyle(width: 47)
    let long = String(repeating: "abcdefghij", count: 1000)
    #expect(
      report("\(long)⟦X⟧\(long)", style: style).split(separator: "\n").dropFirst() == [
        "  1 | …cdefghijabcdefghijXabcdefghijabcdefghi…",
        "    |                    ^",
      ]
    )
    #expect(
      report("abc⟦X⟧\(long)", style: style).split(separator: "\n").dropFirst() == [
        "  1 | abcXabcdefghijabcdefghijabcdefghijabcde…",
        "    |    ^",
      ]
    )
    #expect(
      report("\(long)⟦X⟧abc", style: style).split(separator: "\n").dropFirst() == [
        "  1 | …fghijabcdefghijabcdefghijabcdefghijXabc",
        "    |                                     ^",
      ]
    )
    #expect(
      report("abc⟦\(long)⟧abc", style: style).split(separator: "\n").dropFirst() == [
        "  1 | abcabcdefghijabcdefghi…abc",
        "    |    ^^^^^^^^^^^^^^^^^^^^",
      ]
    )
  }

  @Test("colour wraps the parts and changes nothing else")
  func color() {
    let colored = report("k: ⟦v⟧", style: ReportStyle(color: true))
    #expect(colored.contains("\u{1B}[1;31merror\u{1B}[0m[test/id]: "))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == report("k: ⟦v⟧"))
  }

  @Test("an escape in a message or a path does not reach the terminal")
  func escapes() {
    let problem = Diagnostic("test/id", .error, at: Place(path: "a\u{1B}b"), "bad `\u{1B}[2J`")
    #expect(rendered([problem]) == "a␛b: error[test/id]: bad `␛[2J`\n")
  }
}
