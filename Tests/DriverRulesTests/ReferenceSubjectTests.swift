import DriverScenarios
import Foundation
import ScenarioKit
import ScenarioKitFiles
import Testing

@Suite("The rules against the cases of both apps")
struct ReferenceSubjectTests {
  private static let cases = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "spec/mobile")

  @Test("Every case of a suite passes", arguments: ReferenceSubject.all.map(\.suite))
  func everyCasePasses(suite: String) async throws {
    let subject = try #require(ReferenceSubject.all.first { $0.suite == suite })
    let file = Self.cases.appending(path: "\(suite)-scenarios.json")
    let report = try await ScenarioRunner().run(ScenarioSuite.load(file), on: subject.make)
    #expect(!report.results.isEmpty)
    for result in report.results {
      #expect(result.isAsExpected, "\(result.scenario.id): \(messages(result.outcome))")
    }
  }

  private func messages(_ outcome: ScenarioOutcome) -> String {
    switch outcome {
    case .failed(let faults): faults.map(\.message).joined(separator: "; ")
    case .error(let fault): fault.message
    default: "\(outcome)"
    }
  }
}
