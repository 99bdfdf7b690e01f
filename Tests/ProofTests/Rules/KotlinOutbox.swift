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
  func compare(seeds: ClosedRange<UInt64>) async throws -> Outcome {
    let command = SubjectCommand(
      program: Tool.java.path ?? "",
      arguments: [
        "-XX:+UseSerialGC", "-Dfile.encoding=UTF-8", "-cp", classpath,
        "app.getbottle.driver.rules.pipe.MainKt",
      ],
      limit: .seconds(60)
    )
    let compared = try ComparedSeeds(command)
    var outcome = Outcome()
    for result in compared.results(of: seeds) { outcome.tally += result.tally }
    outcome.events = compared.events
    outcome.difference = compared.difference
    outcome.fault = compared.fault.map { "\($0)\n\($0.help ?? "")" }
    compared.close()
    return outcome
  }
}
