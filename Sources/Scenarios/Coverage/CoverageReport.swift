public import ScenarioKit

/// Which rule is shown by which case, and how each subject does in it.
public struct CoverageReport: Sendable {
  let suites: [SuiteWithSchema]
  let subjects: [Subject]

  /// A subject and what became of the cases on it.
  public struct Subject: Sendable {
    let name: String
    /// What became of each case, by its id.
    let outcomes: [String: Outcome]

    /// Makes a subject of its reports.
    public init(_ name: String, _ reports: [ScenarioReport]) {
      self.name = name
      let results = reports.flatMap(\.results)
      outcomes = Dictionary(results.map { ($0.scenario.id, Outcome($0.outcome)) }) { $1 }
    }
  }

  /// What became of a case.
  enum Outcome: String, Sendable {
    case passed
    case failed
    case skipped
    /// It fails as it is known to.
    case known

    init(_ outcome: ScenarioOutcome) {
      self =
        switch outcome {
        case .passed, .unexpectedPass: .passed
        case .failed, .error: .failed
        case .skipped: .skipped
        case .knownFailure: .known
        }
    }
  }

  /// Makes a report.
  public init(_ suites: [SuiteWithSchema], _ subjects: [Subject]) {
    (self.suites, self.subjects) = (suites, subjects)
  }
}
