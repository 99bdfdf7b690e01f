internal import Diagnostics

/// What a test records of a problem: a message, and where in which file.
public struct ScenarioIssue: Hashable, Sendable {
  /// What is wrong, and what to do about it where that is known.
  public let message: String
  /// Where; the file's beginning where all of it is meant.
  public let location: ScenarioLocation

  /// The problems of a run or of a file as issues.
  static func all(_ problems: [Diagnostic], in files: [SourceFile]) -> [ScenarioIssue] {
    let report = Report(problems, sources: files)
    return report.diagnostics.map { problem in
      let start = problem.place.flatMap(report.lines(at:)).map {
        $0.lines.position(of: $0.span.start)
      }
      return ScenarioIssue(
        message: problem.message + (problem.help.map { " (\($0))" } ?? ""),
        location: ScenarioLocation(
          path: problem.place?.path ?? "",
          line: start?.line ?? 1,
          column: start?.column ?? 1
        )
      )
    }
  }
}
