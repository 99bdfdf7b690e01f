public import Diagnostics

/// A file of cases, or of known failures, that cannot be used: every problem there is in it.
public struct ScenarioFileError: Error, Sendable, CustomStringConvertible {
  /// The problems, one at least.
  public let problems: [Diagnostic]
  /// The file, where it could be read from the disk.
  public let file: SourceFile?

  /// Makes an error of problems, one at least.
  package init(problems: [Diagnostic], file: SourceFile?) {
    self.problems = problems
    self.file = file
  }

  /// The problems as a compiler prints them, each with its line and its column.
  public var description: String {
    let report = Report(problems, sources: [file].compactMap(\.self))
    return String(decoding: ReportFormat.text.render(report, ReportStyle()), as: UTF8.self)
  }
}
