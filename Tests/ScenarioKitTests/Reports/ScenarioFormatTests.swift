import Diagnostics
import Foundation
import ScenarioKit
import Testing

@Suite("Printing what a run found")
struct ScenarioFormatTests {
  private func printed(_ format: ScenarioFormat) async throws -> String {
    let suite = try SmallSuite.read(
      """
          { "id": "doors/opens", "title": "t", "rules": ["A1"], "from": "locked",
            "steps": [ { "do": "turn", "key": "k1", "expect": { "door": "<ajar>" } } ] },
          { "id": "doors/breaks", "title": "t", "rules": ["A1"],
            "steps": [ { "do": "kick", "expect": { "door": "open" } } ] },
          { "id": "doors/same", "title": "t", "rules": ["A1"], "input": 1, "expect": 1 },
          { "id": "doors/rust", "title": "t", "rules": ["A1"], "input": 1, "expect": 2 },
          { "id": "doors/oil", "title": "t", "rules": ["A1"], "input": 1, "expect": 1 },
          { "id": "doors/old", "title": "t", "rules": ["A1"], "gone": "1.1.0", "input": 1, "expect": 1 }
      """,
      count: 6
    )
    let known = """
      [{ "match": "doors/rust", "because": "rust", "until": "2026-12-01", "saw": "all: 2 ≠ 1" },
       { "match": "doors/oil", "because": "no oil", "until": "2026-12-01", "saw": "all: 2 ≠ 1" }]
      """
    let file = SourceFile(path: "known-failures.json", bytes: Array(known.utf8))
    let report = await ScenarioRunner().run(
      suite,
      known: try KnownFailures.read(file, of: "ios", today: "2026-03-04"),
      on: Door.init
    )
    // How long each took is another every time.
    let results = report.results.map {
      ScenarioResult($0.scenario, $0.outcome, duration: .microseconds(1250))
    }
    let timed = ScenarioReport(suite, results, knownSource: file)
    return String(decoding: format.render([timed], ReportStyle()), as: UTF8.self)
  }

  @Test("For people: each failure as a compiler prints it, and a line a suite")
  func text() async throws {
    #expect(
      try await printed(.text) == """
        spec/mobile/doors-scenarios.json:12:67: error[scenarios/difference]: doors/opens, step 1, turn: \
        /door: "<ajar>" ≠ open
          12 |       "steps": [ { "do": "turn", "key": "k1", "expect": { "door": "<ajar>" } } ] },
             |                                                                   ^^^^^^^^

        spec/mobile/doors-scenarios.json:14:26: error[scenarios/subject]: doors/breaks, step 1, kick: \
        the subject throws: the hinge is broken
          14 |       "steps": [ { "do": "kick", "expect": { "door": "open" } } ] },
             |                          ^^^^^^

        spec/mobile/doors-scenarios.json:17:13: error[scenarios/unexpected-pass]: doors/oil passes, \
        though it is known to fail: no oil
          17 |     { "id": "doors/oil", "title": "t", "rules": ["A1"], "input": 1, "expect": 1 },
             |             ^^^^^^^^^^^
            ::: known-failures.json:2:13: it is said here
           2 |  { "match": "doors/oil", "because": "no oil", "until": "2026-12-01", "saw": "all: 2 ≠ 1" }]
             |             -----------
             = help: remove it from the known failures

        doors: 1 passed, 1 failed, 1 error, 1 passed unexpectedly, 1 failed as known, 1 skipped

        """
    )
  }

  @Test("For GitHub: an annotation on the line of each")
  func github() async throws {
    let lines = try await printed(.github).split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(
      lines.first == """
        ::error file=spec/mobile/doors-scenarios.json,line=12,endLine=12,col=67,endColumn=75,\
        title=bottle (scenarios/difference)::doors/opens, step 1, turn: /door: "<ajar>" ≠ open
        """
    )
    #expect(lines.count == 3)
  }

  @Test("For programs: JSON with every case, its outcome, its faults and their places")
  func json() async throws {
    let value = try JSONValue(json: Array(try await printed(.json).utf8))
    let results = value["suites"]?.items?.first?["results"]?.items ?? []
    #expect(
      results.map { $0["outcome"] } == [
        "failed", "error", "passed", "knownFailure", "unexpectedPass", "skipped",
      ]
    )
    #expect(
      results.first == [
        "id": "doors/opens", "outcome": "failed", "milliseconds": 1.25,
        "faults": [
          [
            "at": "step 1, turn", "message": "/door: \"<ajar>\" ≠ open",
            "path": "spec/mobile/doors-scenarios.json", "line": 12, "column": 67,
          ]
        ],
      ]
    )
    #expect(results.last?["because"] == "retired in 1.1.0")
  }

  @Test("For continuous integration: JUnit's XML")
  func junit() async throws {
    #expect(
      try await printed(.junit) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="doors" tests="6" failures="2" errors="1" skipped="2" time="0.007500">
            <testcase classname="doors" name="doors/opens" file="spec/mobile/doors-scenarios.json" \
        line="11" time="0.001250"><failure message="/door: &quot;&lt;ajar&gt;&quot; ≠ open">\
        spec/mobile/doors-scenarios.json:12:67: step 1, turn: /door: &quot;&lt;ajar&gt;&quot; ≠ open\
        </failure></testcase>
            <testcase classname="doors" name="doors/breaks" file="spec/mobile/doors-scenarios.json" \
        line="13" time="0.001250"><error message="the subject throws: the hinge is broken">\
        spec/mobile/doors-scenarios.json:14:26: step 1, kick: the subject throws: the hinge is broken\
        </error></testcase>
            <testcase classname="doors" name="doors/same" file="spec/mobile/doors-scenarios.json" \
        line="15" time="0.001250"/>
            <testcase classname="doors" name="doors/rust" file="spec/mobile/doors-scenarios.json" \
        line="16" time="0.001250"><skipped message="known to fail: rust"/></testcase>
            <testcase classname="doors" name="doors/oil" file="spec/mobile/doors-scenarios.json" \
        line="17" time="0.001250"><failure message="passes, though known to fail: no oil"/></testcase>
            <testcase classname="doors" name="doors/old" file="spec/mobile/doors-scenarios.json" \
        line="18" time="0.001250"><skipped message="retired in 1.1.0"/></testcase>
          </testsuite>
        </testsuites>

        """
    )
  }
}
