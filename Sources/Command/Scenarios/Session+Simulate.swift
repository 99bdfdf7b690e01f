internal import Parallel
internal import ScenarioKit
internal import Scenarios
internal import Simulation

/// The three ways in which the outbox is tried in simulated worlds.
extension Session {
  /// Runs worlds made from seeds, perhaps with another program's core beside ours.
  func simulateSeeds() throws -> ExitStatus {
    let choice = try SimulationChoice(self)
    if invocation.has(.trace) {
      guard invocation.has(.oneSeed) else {
        throw UsageError(message: "`--trace` needs `--seed`", help: "it prints one world")
      }
      for line in Simulator.trace(of: choice.seeds.lowerBound) { try console.output(line + "\n") }
    }
    let others = try comparedSeeds(choice)
    defer { for other in others { other.close() } }
    let start = ContinuousClock.now
    let result = working { SimulationWork(choice, comparing: others).run($0) }
    let page = SimulationPage(choice, result, time: start.duration(to: .now))
    try print(page.text, page.json)
    return result.trouble == nil ? .success : .problems
  }

  /// Ends every story everywhere.
  func endStories() throws -> ExitStatus {
    let jobs = try invocation.jobs
    let start = ContinuousClock.now
    let reports = working { line in
      let all = Story.all
      return SideBySide.map(all, atMost: jobs, until: { !$0.isRight }) { story, ended in
        line.now("ending stories everywhere: \(ended) of \(all.count)")
        var proof = StoryProof(story)
        return proof.run()
      }
    }
    let page = StoriesPage(reports, time: start.duration(to: .now))
    try print(page.text, page.json)
    return page.isRight ? .success : .problems
  }

  /// Goes through all that may happen in plans.
  func searchPlans() throws -> ExitStatus {
    let jobs = try invocation.jobs
    var plans = SearchPlan.all
    if let name = invocation.argument {
      let all = SearchPlan.all + SearchPlan.long
      plans = all.filter { $0.name == name }
      if plans.isEmpty { throw ScenarioChoice.unknown(name, "plan", among: all.map(\.name)) }
    }
    let page = working { line in SearchesPage(PlanWork.run(plans, jobs, line)) }
    try print(page.text, page.json)
    return page.isRight ? .success : .problems
  }

  private func print(
    _ text: @autoclosure () -> String,
    _ json: @autoclosure () -> JSONValue
  ) throws {
    if invocation.value(of: .tableFormat) == "json" {
      try console.writeOutput(json().json + [UInt8(ascii: "\n")])
    } else {
      try console.output(text())
    }
  }

  /// A process of the program for each worker; none where ours alone decides.
  private func comparedSeeds(_ choice: SimulationChoice) throws(Failure) -> [ComparedSeeds] {
    guard let command = choice.command else { return [] }
    var started: [ComparedSeeds] = []
    for _ in 0..<choice.jobs {
      do {
        started.append(try ComparedSeeds(command))
      } catch {
        for other in started { other.close() }
        throw Failure(
          message: "the program cannot be compared: \(error.message)",
          help: error.help
        )
      }
    }
    return started
  }
}
