internal import Diagnostics

/// One run over cases: who works on which, and since when.
///
/// A worker goes from case to case by itself. Where it stays too long with one command, a new worker
/// goes on from the next case, and what the old one still says is not heard. So a case costs no task and
/// a command no timer.
actor ScenarioRun {
  /// The command that the worker is at.
  private struct Command {
    let moment: ScenarioFault.Moment
    let span: Span
    let since: ContinuousClock.Instant
  }

  private let scenarios: [Scenario]
  private let limit: Duration
  private let make: @Sendable () async throws -> any ScenarioSubject
  private let clock = ContinuousClock()
  /// The number of the worker that is heard.
  private var worker = 0
  private var command: Command?
  private var caseSince: ContinuousClock.Instant
  private var found: [ScenarioResult] = []
  private var isOver: CheckedContinuation<Void, Never>?

  init(
    _ scenarios: [Scenario],
    limit: Duration,
    on make: @escaping @Sendable () async throws -> any ScenarioSubject
  ) {
    self.scenarios = scenarios
    self.limit = limit
    self.make = make
    caseSince = clock.now
    found.reserveCapacity(scenarios.count)
  }

  /// A result for each case, in their order.
  func results() async -> [ScenarioResult] {
    if scenarios.isEmpty { return [] }
    let watch = Task { await self.watch() }
    await withCheckedContinuation { over in
      isOver = over
      startWorker()
    }
    watch.cancel()
    return found
  }

  private func startWorker() {
    worker += 1
    command = nil
    caseSince = clock.now
    let (number, make) = (worker, make)
    Task.detached {
      var outcome: ScenarioOutcome?
      while let scenario = await self.next(for: number, after: outcome) {
        outcome = await ScenarioJudge(scenario, on: make)
          .outcome { await self.begins($0, $1, by: number) }
      }
    }
  }

  /// Takes what became of a worker's case and gives it the next.
  private func next(for number: Int, after outcome: ScenarioOutcome?) -> Scenario? {
    guard number == worker, !chargeOverdue() else { return nil }
    if let outcome { keep(outcome) }
    if found.count < scenarios.count { return scenarios[found.count] }
    isOver?.resume()
    isOver = nil
    return nil
  }

  private func keep(_ outcome: ScenarioOutcome) {
    let now = clock.now
    found.append(
      ScenarioResult(scenarios[found.count], outcome, duration: now - caseSince)
    )
    caseSince = now
    command = nil
  }

  private func begins(_ moment: ScenarioFault.Moment, _ span: Span, by number: Int) {
    guard number == worker, !chargeOverdue() else { return }
    command = Command(moment: moment, span: span, since: clock.now)
  }

  /// Sleeps from one deadline to the next.
  private func watch() async {
    while !Task.isCancelled {
      let deadline = (command?.since ?? clock.now) + limit
      try? await clock.sleep(until: deadline)
      _ = chargeOverdue()
    }
  }

  /// Charges a case with the command that takes longer than there is time for, if it does, and goes on
  /// from the next.
  ///
  /// Asked at each command's end, too: where every thread is busy, it may end before the watch wakes.
  private func chargeOverdue() -> Bool {
    guard let command, clock.now - command.since >= limit, isOver != nil else { return false }
    let message = "the subject takes longer than \(limit) over it"
    keep(.error(ScenarioFault(command.moment, message, span: command.span)))
    if found.count < scenarios.count {
      startWorker()
    } else {
      worker += 1
      isOver?.resume()
      isOver = nil
    }
    return true
  }
}
