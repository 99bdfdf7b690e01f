extension ReportFormat {
  /// For GitHub Actions: the text for who reads the log, then a workflow command a diagnostic, which
  /// GitHub shows on the line of the file in the pull request.
  public static let github = ReportFormat(name: "github") { report, style in
    let text = WorkflowCommand.quoting(ReportFormat.text.render(report, style))
    return text + report.diagnostics.flatMap { Array(annotation($0, in: report, style).line.utf8) }
  }

  private static func annotation(
    _ diagnostic: Diagnostic,
    in report: Report,
    _ style: ReportStyle
  ) -> WorkflowCommand {
    var command = WorkflowCommand(name: commandName(diagnostic.severity))
    if let place = report.annotated(diagnostic) {
      command.properties.append(("file", style.repositoryPath(place.path)))
      if let region = report.region(of: place) {
        command.properties += position(of: region)
      }
    }
    command.properties.append(("title", "bottle (\(diagnostic.id))"))
    let help = diagnostic.help.map { "\nhelp: \($0)" } ?? ""
    command.data = report.annotation(of: diagnostic, style) + help
    return command
  }

  private static func commandName(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Lines and columns as the runner takes them: it drops columns where there is more than one line.
  private static func position(of region: Region) -> [(name: String, value: String)] {
    let lines = [("line", "\(region.start.line)"), ("endLine", "\(region.end.line)")]
    guard region.start.line == region.end.line else { return lines }
    return lines + [("col", "\(region.start.column)"), ("endColumn", "\(region.end.column)")]
  }
}
