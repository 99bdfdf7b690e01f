import Foundation
import ScenarioKit
import Scenarios
import Simulation
import TestSupport

/// The outbox core in Kotlin beside Swift's, in simulated worlds.
struct KotlinOutbox {
  /// The class path that it is run with.
  let classpath: String

  /// What came of running both.
  struct Outcome {
    var tally = RunTally()
    /// How many events' effects were compared.
    var events = 0
    var difference: CoreDifference?
    var fault: String?
  }

  /// Lets both decide in the worlds of some seeds, up to the first difference.
  func compare(seeds: Range<UInt64>) async throws -> Outcome {
    let command = SubjectCommand(
      program: Tool.java.path ?? "",
      arguments: [
        "-XX:+UseSerialGC", "-Dfile.encoding=UTF-8", "-cp", classpath,
        "app.getbottle.driver.rules.pipe.MainKt",
      ],
      limit: .seconds(60)
    )
    let pipe = try CorePipe(command, core: "outbox")
    let comparison = CoreComparison(with: pipe)
    let cores = CoreMaker { ComparedOutboxCore($0, comparison) }
    var outcome = Outcome()
    for seed in seeds where comparison.difference == nil && comparison.fault == nil {
      comparison.begin(seed: seed)
      outcome.tally += SimulatedRun(seed: seed, cores).tally
    }
    comparison.finish()
    outcome.events = comparison.events
    outcome.difference = comparison.difference
    outcome.fault = comparison.fault.map { "\($0)\n\($0.help ?? "")" }
    pipe.close()
    return outcome
  }
}
