internal import ScenarioKit
internal import Simulation

/// What is said of plans that were gone through.
struct SearchesPage {
  private let searches: [PlanWork]
  private let wrong: SearchReport?

  init(_ searches: [PlanWork]) {
    self.searches = searches
    wrong = searches.first { $0.report.violation != nil }?.report
  }

  /// Whether every rule held.
  var isRight: Bool { wrong == nil }

  /// For people: a line a plan.
  var text: String {
    let rows = searches.map { search in
      let report = search.report
      return [report.plan.name]
        + [report.states, report.moves, report.depth, report.ends].map(\.grouped)
        + [search.time.shown]
    }
    let table = Table.lines(["plan", "states", "moves", "depth", "ends", "time"], rows)
    guard let wrong else { return "every rule held in all that may happen\n" + table }
    return "\(table)\n\(shown(wrong))"
  }

  /// For programs: an object.
  var json: JSONValue {
    let plans = searches.map { search -> JSONValue in
      let report = search.report
      return [
        "name": .string(report.plan.name), "says": .string(report.plan.says),
        "states": .int(Int64(report.states)), "moves": .int(Int64(report.moves)),
        "depth": .int(Int64(report.depth)), "ends": .int(Int64(report.ends)),
        "milliseconds": .int(Int64(search.time / .milliseconds(1))),
      ]
    }
    var members = [JSONMember("version", 1), JSONMember("plans", .array(plans))]
    if let wrong {
      members.append(JSONMember("wrongPlan", .string(wrong.plan.name)))
      members.append(JSONMember("wrong", .string(shown(wrong))))
    }
    return .object(members)
  }

  private func shown(_ wrong: SearchReport) -> String {
    guard let failure = wrong.failure else { return "" }
    let name = wrong.plan.name
    return """
      the plan \(name) (\(wrong.plan.says)) breaks \(failure.violation)
      \(failure.shown(as: name))to see it again: bottle scenarios simulate --exhaustive \(name)

      """
  }
}
