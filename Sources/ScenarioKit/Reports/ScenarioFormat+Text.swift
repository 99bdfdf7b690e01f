internal import Diagnostics

extension ScenarioFormat {
  /// For people: each failure as a compiler prints it, then a line a suite.
  public static let text = ScenarioFormat(name: "text") { reports, style in
    problems(of: reports, as: .text, style) + summary(of: reports)
  }

  /// For GitHub Actions: the text, and each failure on its line of the file in the pull request.
  public static let github = ScenarioFormat(name: "github") { reports, style in
    problems(of: reports, as: .github, style) + summary(of: reports)
  }

  private static func problems(
    of reports: [ScenarioReport],
    as format: ReportFormat,
    _ style: ReportStyle
  ) -> [UInt8] {
    let report = Report(reports.flatMap(\.diagnostics), sources: reports.flatMap(\.sources))
    let printed = format.render(report, style)
    return printed.isEmpty ? [] : printed + [UInt8(ascii: "\n")]
  }

  private static func summary(of reports: [ScenarioReport]) -> [UInt8] {
    reports.flatMap { report in
      Array("\(report.suite): \(ScenarioTally(report.results).sentence)\n".utf8)
    }
  }
}
