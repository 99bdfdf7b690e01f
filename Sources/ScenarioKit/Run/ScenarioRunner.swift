/// Runs the cases of a suite, one after another.
public struct ScenarioRunner: Sendable {
  /// How long a subject may take over one command, a step or the beginning or end of a case.
  public let limit: Duration

  /// Makes a runner.
  ///
  /// - Parameter limit: how long a subject may take over one command; a case that goes over it is
  ///   left, and the others are run all the same, as long as the subject does not hold every thread
  ///   that Swift has.
  public init(limit: Duration = .seconds(10)) {
    self.limit = limit
  }

  /// Runs the cases of a suite.
  ///
  /// - Parameters:
  ///   - known: the failures that are known of the subject.
  ///   - only: the cases to run.
  ///   - make: makes a subject, a new one for each case.
  public func run(
    _ suite: ScenarioSuite,
    known: KnownFailures = .none,
    only filter: ScenarioFilter = .all,
    on make: @escaping @Sendable () async throws -> any ScenarioSubject
  ) async -> ScenarioReport {
    let chosen = suite.cases.filter(filter.includes)
    let results = await ScenarioRun(chosen, limit: limit, on: make).results()
    return ScenarioReport(
      suite,
      results.map(known.judged),
      problems: known.problems(in: suite),
      knownSource: known.file
    )
  }

  /// Runs one case.
  ///
  /// - Parameter make: makes its subject.
  public func run(
    _ scenario: Scenario,
    known: KnownFailures = .none,
    on make: @escaping @Sendable () async throws -> any ScenarioSubject
  ) async -> ScenarioResult {
    let results = await ScenarioRun([scenario], limit: limit, on: make).results()
    return known.judged(results[0])
  }
}
