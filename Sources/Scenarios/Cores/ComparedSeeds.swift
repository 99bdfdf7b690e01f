public import ScenarioKit
public import Simulation

/// Runs the worlds of seeds with another program's cores beside ours, and compares both after every event.
public final class ComparedSeeds: Sendable {
  private let pipe: CorePipe
  private let comparison: CoreComparison

  /// Starts the program.
  ///
  /// - Throws: why it cannot be spoken to, or that it has no core `outbox`.
  public init(_ command: SubjectCommand) throws(ScenarioSubjectFault) {
    pipe = try CorePipe(command, core: "outbox")
    comparison = CoreComparison(with: pipe)
  }

  /// The first difference.
  public var difference: CoreDifference? { comparison.difference }

  /// What was wrong with the program first.
  public var fault: ScenarioSubjectFault? { comparison.fault }

  /// How many events' effects were compared.
  public var events: Int { comparison.events }

  /// Runs seeds up to the first difference, fault or rule that is broken, and waits for all answers.
  public func results(of seeds: ClosedRange<UInt64>) -> [SeedResult] {
    let cores = CoreMaker { [comparison] in ComparedOutboxCore($0, comparison) }
    var results: [SeedResult] = []
    for seed in seeds {
      comparison.begin(seed: seed)
      let result = Simulator.result(of: seed, by: cores)
      results.append(result)
      if !result.isRight || difference != nil || fault != nil { break }
    }
    comparison.finish()
    return results
  }

  /// Says goodbye, and sees to it that the program ends.
  public func close() {
    pipe.close()
  }
}
