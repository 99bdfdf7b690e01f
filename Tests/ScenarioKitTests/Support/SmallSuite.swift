import Diagnostics
import ScenarioKit

/// A suite of a few lines for tests.
enum SmallSuite {
  /// A file of the cases given, with two rules and a fixture.
  static func text(_ cases: String, count: Int = 1) -> String {
    """
    {
      "$schema": "schema/doors-1.json",
      "suite": "doors", "format": 1, "version": "1.0.0", "caseCount": \(count),
      "about": "Opening doors.",
      "rules": {
        "A1": { "must": "A door opens with its key.", "since": "1.0.0" },
        "A2": { "should": "It makes no noise.", "since": "1.0.0", "onPhone": true }
      },
      "given": { "locked": { "door": "shut", "keys": ["k1"] } },
      "cases": [
    \(cases)
      ]
    }
    """
  }

  /// The suite of the cases given.
  static func read(_ cases: String, count: Int = 1) throws -> ScenarioSuite {
    try ScenarioSuite.read(file(text(cases, count: count)))
  }

  /// A file as it lies in the project.
  static func file(_ text: String) -> SourceFile {
    SourceFile(path: "spec/mobile/doors-scenarios.json", bytes: Array(text.utf8))
  }

  /// What is said of a file that is refused: each problem as `line:column id: message (help)`.
  static func problems(_ text: String) throws -> [String] {
    let file = file(text)
    do {
      _ = try ScenarioSuite.read(file)
      return []
    } catch {
      let report = Report(error.problems, sources: [file])
      return report.diagnostics.map { problem in
        let start = problem.place.flatMap(report.lines(at:)).map { lines, span in
          lines.position(of: span.start)
        }
        let help = problem.help.map { " (\($0))" } ?? ""
        return "\(start?.line ?? 0):\(start?.column ?? 0) \(problem.id): \(problem.message)\(help)"
      }
    }
  }
}
