public import ScenarioKit
// What loads the cases that are tested.
@_exported public import ScenarioKitFiles
internal import Testing

/// Runs one case, and records what does not come as expected at its line of the file of cases.
///
///     @Test(arguments: try ScenarioSuite.load("delivery").cases)
///     func delivery(_ scenario: Scenario) async throws {
///       try await expect(scenario, on: DeliverySubject())
///     }
///
/// A case that is skipped is a cancelled test case, which the report names with the reason.
///
/// - Parameters:
///   - scenario: the case.
///   - subject: makes what is judged.
///   - known: the failures that are known of the subject.
///   - limit: how long the subject may take over one command.
/// - Throws: only to end a test case that is skipped.
public func expect(
  _ scenario: Scenario,
  on subject: @autoclosure @escaping @Sendable () -> any ScenarioSubject,
  known: KnownFailures = .none,
  limit: Duration = .seconds(10)
) async throws {
  let result = await ScenarioRunner(limit: limit).run(scenario, known: known, on: subject)
  for issue in result.issues {
    Issue.record(Comment(rawValue: issue.message), sourceLocation: SourceLocation(issue.location))
  }
  switch result.outcome {
  case .knownFailure(let known, let faults):
    withKnownIssue(Comment(rawValue: known.because)) {
      for fault in faults {
        Issue.record(
          Comment(rawValue: fault.message),
          sourceLocation: SourceLocation(scenario.source.location(of: fault.span))
        )
      }
    }
  case .skipped(let skip):
    #if compiler(>=6.3)
      try Test.cancel(
        Comment(rawValue: skip.why),
        sourceLocation: SourceLocation(scenario.location)
      )
    #else
      print("\(scenario.id) is skipped: \(skip.why)")
    #endif
  case .passed, .failed, .error, .unexpectedPass: break
  }
}
