internal import ScenarioKit
internal import Scenarios
internal import Simulation

/// Why worlds made from seeds came to an end before their time.
enum SimulationTrouble: Sendable {
  /// A rule did not hold, or a second run was another.
  case wrong(SeedResult)
  /// Another program's core did something else than ours.
  case difference(CoreDifference)
  /// Something was wrong with the other program, at one of the seeds or right after.
  case fault(ScenarioSubjectFault, ClosedRange<UInt64>)

  /// The seed, or the first that it may have been.
  var seed: UInt64 {
    switch self {
    case .wrong(let result): result.seed
    case .difference(let difference): difference.seed
    case .fault(_, let seeds): seeds.lowerBound
    }
  }

  /// It, in plain words.
  var text: String {
    let again = "to see it again: bottle scenarios simulate --seed \(seed)"
    switch self {
    case .wrong(let result):
      guard let failure = Simulator.failure(of: result.seed) else {
        return "seed \(seed) does not make the same world twice\n\(again) --trace\n"
      }
      return "seed \(seed) breaks \(failure.violation)\n\(failure.shown(as: "seed-\(seed)"))"
        + "\(again) --trace\n"
    case .difference(let difference):
      return """
        seed \(seed): the program's core differs from ours at command \(difference.number)
        \(difference.text)
        \(again) --trace -- COMMAND

        """
    case .fault(let fault, let seeds):
      let help = fault.help.map { "\($0)\n" } ?? ""
      return "seeds \(seeds.lowerBound) to \(seeds.upperBound): \(fault)\n\(help)"
    }
  }
}
