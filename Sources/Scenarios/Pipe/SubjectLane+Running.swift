public import ScenarioKit

extension SubjectLane {
  /// Runs cases of a suite, each on the lane that is free first.
  ///
  /// - Parameters:
  ///   - known: the failures that are known of the subject.
  ///   - only: the cases to run.
  ///   - lanes: what they are run on, side by side.
  public static func run(
    _ suite: ScenarioSuite,
    known: KnownFailures,
    only filter: ScenarioFilter,
    on lanes: [SubjectLane]
  ) async -> ScenarioReport {
    let queue = CaseQueue(suite.cases.filter(filter.includes))
    let results = await withTaskGroup(of: [(Int, ScenarioResult)].self) { group in
      for lane in lanes {
        group.addTask {
          var results: [(Int, ScenarioResult)] = []
          while let (index, scenario) = await queue.next() {
            results.append((index, await lane.run(scenario, known: known)))
          }
          return results
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    return ScenarioReport(
      suite,
      results.sorted { $0.0 < $1.0 }.map(\.1),
      problems: known.problems(in: suite),
      knownSource: known.file
    )
  }

  private func run(_ scenario: Scenario, known: KnownFailures) async -> ScenarioResult {
    // The lane ends a program that is late; beginning a case can take three commands and their ends.
    let runner = ScenarioRunner(limit: command.limit * 4 + .seconds(10))
    let result = await runner.run(scenario, known: known) {
      PipedSubject(lane: self, suite: scenario.suite, id: scenario.id)
    }
    guard command.tellsErrors, case .failed(var faults) = result.outcome, let text = errors()
    else { return result }
    let last = faults.removeLast()
    let help = [last.help, "its standard error:\n\(text)"].compactMap(\.self)
    let told = ScenarioFault(
      last.moment,
      last.message,
      help: help.joined(separator: "\n"),
      span: last.span
    )
    return ScenarioResult(scenario, .failed(faults + [told]), duration: result.duration)
  }
}
