import Simulation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// Tries an outbox with faults planted in it, for the scripts that build it so: the exhaustive search through so
// many states of each plan, every story ended everywhere, or so many random runs. Where a rule does not hold it
// ends with 1 and a line: where, after how many worlds, in how many moves, and which rule.

let words = CommandLine.arguments.dropFirst()
let count = words.dropFirst().first.flatMap { Int($0) } ?? 1_000

func end(with parts: String...) -> Never {
  print(parts.joined(separator: "\t"))
  exit(1)
}

switch words.first {
case "search":
  for plan in SearchPlan.all {
    var search = ExhaustiveSearch(plan)
    let report = search.run(most: count)
    if let violation = report.violation {
      end(with: plan.name, "\(report.states)", "\(report.trace.count)", "\(violation)")
    }
  }
case "stories":
  for story in Story.all {
    var proof = StoryProof(story)
    let report = proof.run()
    if let violation = report.violation {
      end(with: story.name, "\(report.worlds)", "\(report.trace.count)", "\(violation)")
    }
    if let move = report.impossible { end(with: story.name, "cannot happen: \(move.words)") }
  }
case "seeds":
  for seed in 0..<UInt64(count) {
    if let violation = Simulator.result(of: seed, by: Simulator.core).violation {
      end(with: "\(seed)", "0", "0", "\(violation)")
    }
  }
default:
  print("outbox-trial search STATES | stories | seeds COUNT")
  exit(64)
}
