internal import Parallel
internal import Simulation
internal import Synchronization

/// What was found in a plan, and how long that took.
struct PlanWork: Sendable {
  let report: SearchReport
  let time: Duration

  /// Goes through plans, several at the same time, until a rule is broken.
  static func run(_ plans: [SearchPlan], _ jobs: Int, _ line: ProgressLine) -> [PlanWork] {
    let states = Mutex<[String: Int]>([:])
    return SideBySide.map(plans, atMost: jobs, until: { $0.report.violation != nil }) { plan, _ in
      let start = ContinuousClock.now
      var told = start
      var search = ExhaustiveSearch(plan)
      let report = search.run { count in
        let all = states.withLock { states in
          states[plan.name] = count
          return states.values.reduce(0, +)
        }
        guard told.duration(to: .now) > .seconds(1) else { return }
        told = .now
        line.now("\(all.grouped) states")
      }
      states.withLock { $0[plan.name] = report.states }
      return PlanWork(report: report, time: start.duration(to: .now))
    }
  }
}
