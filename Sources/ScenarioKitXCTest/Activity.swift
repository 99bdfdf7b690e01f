internal import ScenarioKit
internal import XCTest

/// The activities of a test, which Xcode's report lists.
enum Activity {
  /// Shows a case and what became of it; where there are no activities, nothing.
  static func show(_ result: ScenarioResult) async {
    #if canImport(ObjectiveC)
      let name = "\(result.scenario.id): \(result.outcome.words)"
      await MainActor.run { XCTContext.runActivity(named: name) { _ in } }
    #endif
  }
}
