import Diagnostics
import Foundation
import ScenarioKit
import Scenarios
import Testing

@Suite("Coverage")
struct CoverageReportTests {
  private struct Turner: ScenarioSubject {
    func begin(_ given: JSONValue) {}
    func perform(_ step: JSONValue) -> JSONValue { ["turns": 1] }
    func finish() -> JSONValue { [:] }
  }

  private func report() async throws -> CoverageReport {
    let text = """
      {"$schema": "schema/doors-1.json", "suite": "doors", "format": 1, "version": "1.0.0",
       "caseCount": 2, "about": "Doors.", "rules": {
         "D1": {"must": "A turn is counted.", "since": "1.0.0"},
         "D2": {"should": "It creaks.", "onPhone": true, "since": "1.0.0"}},
       "cases": [
         {"id": "doors/one", "title": "one | turn", "rules": ["D1"],
          "input": {}, "expect": {"turns": 1}},
         {"id": "doors/two", "title": "two turns", "rules": ["D1"], "tags": ["edge"],
          "input": {}, "expect": {"turns": 2}}]}
      """
    let files = ScenarioFiles(
      folder: "spec",
      suites: [SourceFile(path: "spec/doors-scenarios.json", bytes: Array(text.utf8))],
      schemas: [SourceFile(path: "spec/schema/doors-1.json", bytes: Array("{}".utf8))]
    )
    let suites = ScenarioProject(files).suites
    let run = await ScenarioRunner().run(try #require(suites.first).suite) { Turner() }
    return CoverageReport(suites, [CoverageReport.Subject("turner", [run])])
  }

  @Test("is a table of rules and one of cases, each with what became of it on each subject")
  func markdown() async throws {
    #expect(
      try await report().markdown == """
        ## doors

        Doors. 2 cases; 1 of 1 rules that are a must have a case and an edge.

        | rule |  | cases | edges | turner |
        | --- | --- | --- | --- | --- |
        | D1 | A turn is counted. | 2 | 1 | 1/2 |

        Judged on a phone: D2 (It creaks.)

        | case |  | rules | turner |
        | --- | --- | --- | --- |
        | doors/one | one \\| turn | D1 | passed |
        | doors/two | two turns (edge) | D1 | failed |

        """
    )
  }

  @Test("is the same as JSON, for each rule its cases")
  func json() async throws {
    #expect(
      String(decoding: try await report().json, as: UTF8.self) == """
        {"version":1,"suites":[{"suite":"doors","rules":[\
        {"id":"D1","strength":"must","onPhone":false,"cases":[\
        {"id":"doors/one","edge":false,"subjects":{"turner":"passed"}},\
        {"id":"doors/two","edge":true,"subjects":{"turner":"failed"}}]},\
        {"id":"D2","strength":"should","onPhone":true,"cases":[]}]}]}

        """
    )
  }
}
