internal import Diagnostics

extension ScenarioResult {
  /// What did not come as expected.
  public var issues: [ScenarioIssue] {
    ScenarioIssue.all(diagnostics, in: [scenario.source.file])
  }
}

extension ScenarioReport {
  /// What is wrong with the known failures themselves.
  public var knownIssues: [ScenarioIssue] {
    ScenarioIssue.all(problems, in: sources)
  }
}

extension ScenarioFileError {
  /// What is wrong with the file.
  public var issues: [ScenarioIssue] {
    ScenarioIssue.all(problems, in: [file].compactMap(\.self))
  }
}
