internal import ScenarioKit
internal import Simulation

/// What is said of simulated worlds.
struct SimulationPage {
  let choice: SimulationChoice
  let tally: RunTally
  /// The seed after the last.
  let next: UInt64
  let wrong: SeedResult?
  let time: Duration

  /// For people.
  var text: String {
    let seeds = "seeds \(choice.seeds.lowerBound) to \(next &- 1)"
    guard let wrong else {
      return "every rule held: \(seeds), \(time.shown)\n" + counts
    }
    return "\(seeds), \(time.shown)\n" + counts + "\n" + Self.shown(wrong)
  }

  /// For programs: an object.
  var json: JSONValue {
    var members = [
      JSONMember("version", 1),
      JSONMember("firstSeed", .int(Int64(clamping: choice.seeds.lowerBound))),
      JSONMember("nextSeed", .int(Int64(clamping: next))),
    ]
    members += tally.counts.map { JSONMember(Self.member($0.name), .int(Int64($0.count))) }
    if let wrong {
      members.append(JSONMember("wrongSeed", .int(Int64(clamping: wrong.seed))))
      members.append(JSONMember("wrong", .string(Self.shown(wrong))))
    }
    return .object(members)
  }

  /// A name of several words as a member's: `power cuts` is `powerCuts`.
  private static func member(_ name: String) -> String {
    let words = name.split { $0 == " " || $0 == "-" }
    return words.enumerated().map {
      $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst()
    }.joined()
  }

  private var counts: String {
    let width = tally.counts.map { $0.name.count }.max() ?? 0
    let numbers = tally.counts.map { $0.count.grouped }
    let digits = numbers.map(\.count).max() ?? 0
    return zip(tally.counts, numbers).map { count, number in
      let gap = width - count.name.count + digits - number.count + 2
      return "  \(count.name)\(String(repeating: " ", count: gap))\(number)\n"
    }.joined()
  }

  private static func shown(_ wrong: SeedResult) -> String {
    let again = "to see it again: bottle scenarios simulate --seed \(wrong.seed) --trace\n"
    guard let failure = Simulator.failure(of: wrong.seed) else {
      return "seed \(wrong.seed) does not make the same world twice\n\(again)"
    }
    let lines = failure.lines.map { "  \($0)\n" }.joined()
    return """
      seed \(wrong.seed) breaks \(failure.violation)
      \(failure.moves.count) of \(failure.count) moves are enough:
      \(lines)
      as a case of the outbox suite, as far as its words go:

      \(failure.scenario(id: "outbox/simulated/seed-\(wrong.seed)"))
      \(again)
      """
  }
}
