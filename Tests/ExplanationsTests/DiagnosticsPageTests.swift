import Foundation
import Testing

@Suite("docs/diagnostics.md")
struct DiagnosticsPageTests {
  /// With `RECORD=1` in the environment the page is written anew and the test fails, so that nothing
  /// is recorded by accident; on CI nothing is ever recorded.
  @Test("says what the explanations say")
  func current() throws {
    let page = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "docs/diagnostics.md")
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD"] == "1", environment["CI"] == nil {
      try FileManager.default.createDirectory(
        at: page.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(DiagnosticsPage.text.utf8).write(to: page)
      Issue.record("recorded \(page.path)")
      return
    }
    let written = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    let lines = written.components(separatedBy: "\n")
    let wanted = DiagnosticsPage.text.components(separatedBy: "\n")
    let line = zip(lines, wanted).enumerated().first { $1.0 != $1.1 }?.offset
    #expect(line == nil && lines.count == wanted.count, "line \((line ?? lines.count) + 1)")
  }
}
