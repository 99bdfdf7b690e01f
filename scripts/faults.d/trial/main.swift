import DriverRules
import DriverScenarios
import Foundation
import ScenarioKit
import ScenarioKitFiles
import Simulation

// Tries the outbox in one way, and ends with 1 where a rule does not hold:
//   outbox-trial suite FILE      the cases of the suite, up to the first that fails
//   outbox-trial stories         every story, ended everywhere
//   outbox-trial seeds COUNT     random runs from seed 0
//   outbox-trial search STATES   all that may happen in each plan, nearest first; so many states of each at most
// What was found is the last line, its parts apart by tabs: where, after how many worlds, in how many moves, and
// which rule. The moves stand before it.

let words = Array(CommandLine.arguments.dropFirst())
let last = words.last ?? ""
let count = Int(last) ?? 0

func found(_ parts: String...) -> Never {
  print(parts.joined(separator: "\t"))
  exit(1)
}

func found(_ place: String, _ worlds: Int, _ trace: [Move], _ violation: Violation) -> Never {
  for move in trace { print(move.words) }
  found(place, "\(worlds)", "\(trace.count)", "\(violation)")
}

switch words.first {
case "suite":
  let suite = try ScenarioSuite.load(URL(filePath: last))
  for scenario in suite.cases {
    let result = await ScenarioRunner().run(scenario) {
      OutboxSubject { OutboxCore(settings: $0) }
    }
    if !result.isAsExpected { found(scenario.id, "0", "0", result.outcome.words) }
  }
case "stories":
  for story in Story.all {
    var proof = StoryProof(story)
    let report = proof.run()
    if let violation = report.violation {
      found(story.name, report.worlds, report.trace, violation)
    }
    if let move = report.impossible {
      found(story.name, "\(report.worlds)", "0", "cannot happen: \(move.words)")
    }
  }
case "seeds":
  for seed in 0..<UInt64(count) {
    if let violation = Simulator.result(of: seed, by: Simulator.core).violation {
      found("\(seed)", 0, [], violation)
    }
  }
case "search":
  for plan in SearchPlan.all {
    var search = ExhaustiveSearch(plan)
    let report = search.run(most: count)
    if let violation = report.violation {
      found(plan.name, report.states, report.trace, violation)
    }
  }
default: exit(64)
}
