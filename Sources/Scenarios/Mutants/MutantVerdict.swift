public import ScenarioKit

/// What became of a mutant before the cases of its suite.
public struct MutantVerdict: Sendable {
  /// The mutant.
  public let mutant: Mutant
  /// The ids of the cases that caught it, in the order of the file; those that show its rule first.
  public let caughtBy: [String]
  /// What the first of them said.
  public let message: String

  /// Whether no case noticed.
  public var survives: Bool { caughtBy.isEmpty }

  /// Judges a mutant by a run of its suite.
  public init(_ mutant: Mutant, _ report: ScenarioReport) {
    self.mutant = mutant
    let caught = report.results.filter { !$0.isAsExpected }
    let isOfRule = { (result: ScenarioResult) in result.scenario.rules.contains(mutant.rule) }
    let sorted = caught.filter(isOfRule) + caught.filter { !isOfRule($0) }
    caughtBy = sorted.map(\.scenario.id)
    message = sorted.first?.issues.first?.message ?? ""
  }
}
