import Foundation
import Simulation

// Tries the outbox in one way, and ends with 1 where a rule does not hold:
//   outbox-trial search [STATES]   all that may happen in each plan, nearest first; so many states at most
//   outbox-trial search-long       three writes, for which a check has no time
//   outbox-trial stories           every story, ended everywhere
//   outbox-trial seeds [COUNT]     random runs from seed 0
// A line tells of each, its parts apart by tabs; the last what was found: where, after how many worlds, in how
// many moves, and which rule.

let words = Array(CommandLine.arguments.dropFirst())
let count = words.dropFirst().first.flatMap { Int($0) }

/// Writes a line at once, whoever reads.
func say(_ parts: String...) {
  FileHandle.standardOutput.write(Data((parts.joined(separator: "\t") + "\n").utf8))
}

func found(_ name: String, _ worlds: Int, _ trace: [Move], _ violation: Violation) -> Never {
  for move in trace { say(move.words) }
  say(name, "\(worlds)", "\(trace.count)", "\(violation)")
  exit(1)
}

func search(_ plans: [SearchPlan]) {
  for plan in plans {
    let start = Date()
    var search = ExhaustiveSearch(plan)
    let report = search.run(most: count ?? .max)
    if let violation = report.violation {
      found(plan.name, report.states, report.trace, violation)
    }
    let seconds = String(format: "%.1f s", Date().timeIntervalSince(start))
    let figures = "\(report.states) states, \(report.moves) moves, depth \(report.depth)"
    let rest = report.isComplete ? "\(report.ends) ends, all" : "not all"
    say(plan.name, figures, rest, seconds)
  }
}

switch words.first {
case "search": search(SearchPlan.all)
case "search-long": search([SearchPlan.long(writes: 3)])
case "stories":
  for story in Story.all {
    var proof = StoryProof(story)
    let report = proof.run()
    if let violation = report.violation {
      found(story.name, report.worlds, report.trace, violation)
    }
    if let move = report.impossible {
      say(story.name, "cannot happen: \(move.words)")
      exit(1)
    }
    let figures =
      "\(report.points) points, \(report.crashes) crashes, \(report.second) while opening"
    let ends = "\(report.ends) ends of files, \(report.worlds) worlds"
    say(story.name, figures, ends)
  }
case "seeds":
  for seed in 0..<UInt64(count ?? 1000) {
    let run = SimulatedRun(seed: seed, Simulator.core)
    if let violation = run.violation { found("\(seed)", 0, [], violation) }
  }
default:
  say("outbox-trial search [STATES] | search-long | stories | seeds [COUNT]")
  exit(64)
}
