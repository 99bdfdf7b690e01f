import Diagnostics
import Foundation
import TestSupport
import Testing

/// Reports are what the schemas say, whatever is in them.
@Suite("Reports and their schemas")
struct ReportSchemaTests {
  private static let snippets = [
    "a", "é", "🚚", " ", "%", "%0A", ":", "::", ",", "=", "\n", "\r\n", "\t", "\u{1B}[2J", "\0",
    "\"",
    "\\", "{", "}", "{0}", "[x](1)", "\u{2028}", "\u{202E}", "##[error]", "::error::", "<b>", "٣",
  ]

  /// Many diagnostics with anything in them, at any places of a file of anything.
  private func report(seed: UInt64) -> Report {
    var random = SeededGenerator(seed: seed)
    func text(_ length: Int) -> String {
      (0..<length).map { _ in Self.snippets.randomElement(using: &random) ?? "" }.joined()
    }
    let file = SourceFile(path: "a" + text(5), bytes: Array(text(300).utf8))
    func place() -> Place {
      let start = Int.random(in: 0...file.bytes.count, using: &random)
      let end = min(file.bytes.count, start + Int.random(in: 0...20, using: &random))
      return Bool.random(using: &random)
        ? file.place(Span(start, end)) : Place(path: "b" + text(4), span: nil)
    }
    let diagnostics = (0..<200).map { number in
      Diagnostic(
        "area/what-\(number % 7)",
        Severity.allCases.randomElement(using: &random) ?? .note,
        at: number % 5 == 0 ? nil : place(),
        "m" + text(number % 9),
        help: Bool.random(using: &random) ? nil : "h" + text(4),
        related: (0..<number % 3).map { _ in .init(place(), "r" + text(3)) },
        causes: (0..<number % 4).map { _ in .init(place(), "o" + text(3)) }
      )
    }
    return Report(
      diagnostics,
      sources: [file],
      changes: [FileChange(path: "c" + text(6), kind: .updated, isDone: true)]
    )
  }

  private let style = ReportStyle(folder: "my web", version: "0.1.0")

  @Test("anything in JSON and SARIF", arguments: 0..<4)
  func documents(seed: UInt64) throws {
    guard Tool.areHere(Tool.validator) else { return }
    let report = report(seed: seed)
    #expect(try Schema.report.faults(in: ReportFormat.json.render(report, style)) == "")
    #expect(try Schema.sarif.faults(in: ReportFormat.sarif.render(report, style)) == "")
  }

  @Test("anything in GitHub's commands", arguments: 0..<4)
  func commands(seed: UInt64) throws {
    guard Tool.areHere(Tool.validator) else { return }
    let report = report(seed: seed)
    let output = String(decoding: ReportFormat.github.render(report, style), as: UTF8.self)
    let lines = output.split(separator: "\n").suffix(report.diagnostics.count).map(String.init)
    #expect(try Schema.workflowCommands.faults(inCommands: lines) == "")
  }

  @Test(
    "the schemas refuse what is not as they have it",
    arguments: [
      (Schema.report, #"{"version": 1}"#),
      (.sarif, #"{"version": "2.1.0", "runs": [{}]}"#),
      (.workflowCommands, #"["::error file=a:b,title=x::y"]"#),
      (.workflowCommands, #"["::error file=a,line=1,endLine=2,col=1,endColumn=1,title=x::y"]"#),
      (.workflowCommands, #"["::error file=a,line=1,endLine=1,col=1,endColumn=1,title=x::100 %"]"#),
    ]
  )
  func refusals(schema: Schema, document: String) throws {
    guard Tool.areHere(Tool.validator) else { return }
    #expect(try schema.faults(in: Array(document.utf8)) != "")
  }
}
