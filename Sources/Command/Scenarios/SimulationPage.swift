internal import ScenarioKit
internal import Simulation

/// What is said of worlds made from seeds.
struct SimulationPage {
  private let choice: SimulationChoice
  private let result: SimulationWork.Result
  private let time: Duration

  init(_ choice: SimulationChoice, _ result: SimulationWork.Result, time: Duration) {
    self.choice = choice
    self.result = result
    self.time = time
  }

  /// For people.
  var text: String {
    let seeds = "seeds \(choice.seeds.lowerBound) to \(result.next &- 1)"
    let counts = CountLines.text(counts)
    guard let trouble = result.trouble else {
      let what =
        choice.command == nil ? "every rule held" : "every rule held, and both cores agreed"
      return "\(what): \(seeds), \(time.shown)\n" + counts
    }
    return "\(seeds), \(time.shown)\n\(counts)\n\(trouble.text)"
  }

  /// For programs: an object.
  var json: JSONValue {
    var members = [
      JSONMember("version", 1),
      JSONMember("firstSeed", .int(Int64(clamping: choice.seeds.lowerBound))),
      JSONMember("nextSeed", .int(Int64(clamping: result.next))),
    ]
    members += CountLines.members(counts)
    if let trouble = result.trouble {
      members.append(JSONMember("wrongSeed", .int(Int64(clamping: trouble.seed))))
      members.append(JSONMember("wrong", .string(trouble.text)))
    }
    return .object(members)
  }

  private var counts: [(name: String, count: Int)] {
    let compared = choice.command == nil ? [] : [("events compared", result.events)]
    return result.tally.counts + compared
  }
}
