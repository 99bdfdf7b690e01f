import Diagnostics
import Testing

@Suite("Reports")
struct ReportTests {
  @Test("files in order, places in order, the gravest first, each once")
  func order() {
    func diagnostic(_ path: String, _ start: Int, _ severity: Severity, _ id: String) -> Diagnostic
    {
      Diagnostic(id, severity, at: Place(path: path, span: Span(start, start + 1)), "message")
    }
    let sorted = [
      diagnostic("a.json", 3, .error, "b"),
      diagnostic("a.json", 3, .warning, "a"),
      diagnostic("a.json", 10, .error, "a"),
      diagnostic("b.json", 1, .note, "a"),
    ]
    let report = Report((sorted + sorted).reversed(), sources: [])
    #expect(report.diagnostics == sorted)
    #expect(report.count(of: .error) == 2)
  }

  @Test("thousands of problems in one long line print each on its own")
  func many() {
    let bytes = Array(String(repeating: "{\"key\": \"\"}, ", count: 1_000).utf8)
    let file = SourceFile(path: "a.json", bytes: bytes)
    let problems = (0..<1_000).map {
      Diagnostic("words/empty", .warning, at: file.place(Span($0 * 13 + 8, $0 * 13 + 10)), "empty")
    }
    let output = ReportFormat.text.render(Report(problems, sources: [file]), ReportStyle())
    #expect(output.count { $0 == UInt8(ascii: "\n") } == 1_000 * 4 - 1)
  }
}
