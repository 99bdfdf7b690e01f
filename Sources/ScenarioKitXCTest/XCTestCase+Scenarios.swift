public import Foundation
public import ScenarioKit
internal import ScenarioKitFiles
public import XCTest

extension XCTestCase {
  /// Runs every case of a suite, and records what does not come as expected at its line of the file.
  ///
  ///     func testDelivery() async {
  ///       await expectScenarios("delivery", on: DeliverySubject.init)
  ///     }
  ///
  /// On Apple's platforms each case is an activity of the test.
  ///
  /// - Parameters:
  ///   - name: the suite's name: `delivery`, for `delivery-scenarios.json`.
  ///   - folder: the folder of the files of cases; nil for the `spec/mobile` above the test's own file.
  ///     Tests on a phone pass their bundle's resources.
  ///   - known: the failures that are known of the subject.
  ///   - filter: the cases to run.
  ///   - limit: how long the subject may take over one command.
  ///   - make: makes a subject, a new one for each case.
  ///   - file: the test's own file.
  ///   - isolation: where the test runs.
  public func expectScenarios(
    _ name: String,
    in folder: URL? = nil,
    known: KnownFailures = .none,
    only filter: ScenarioFilter = .all,
    limit: Duration = .seconds(10),
    on make: @escaping @Sendable () async throws -> any ScenarioSubject,
    file: String = #filePath,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    do {
      let suite = try ScenarioSuite.load(name, in: folder, from: file)
      let runner = ScenarioRunner(limit: limit)
      let report = await runner.run(suite, known: known, only: filter, on: make)
      for result in report.results {
        await Activity.show(result)
        for issue in result.issues { record(issue) }
      }
      for issue in report.knownIssues { record(issue) }
    } catch {
      for issue in error.issues { record(issue) }
    }
  }
}
