internal import Parallel
internal import Scenarios
internal import Simulation
internal import Synchronization

/// Runs worlds side by side until a rule is broken, the last seed is done or the time is over.
final class SimulationWork: Sendable {
  /// What came of it.
  struct Result {
    var tally = RunTally()
    /// How many events' effects were compared with another program's.
    var events = 0
    /// The seed after the last that was begun.
    var next: UInt64
    /// What is wrong with the lowest seed of those found.
    var trouble: SimulationTrouble?
  }

  fileprivate struct State {
    var result: Result
    /// Whether no further seed is begun.
    var isOver = false
  }

  private let choice: SimulationChoice
  private let others: [ComparedSeeds]
  private let state: Mutex<State>

  /// How many seeds a worker takes at a time.
  private static let share: UInt64 = 16

  /// - Parameter others: another program's core for each worker; none where ours alone decides.
  init(_ choice: SimulationChoice, comparing others: [ComparedSeeds]) {
    self.choice = choice
    self.others = others
    state = Mutex(State(result: Result(next: choice.seeds.lowerBound)))
  }

  func run(_ line: ProgressLine) -> Result {
    let start = ContinuousClock.now
    _ = SideBySide.map(choice.jobs) { worker in
      let other = others.isEmpty ? nil : others[worker]
      var told = start
      while let seeds = take(after: start) {
        let results = other?.results(of: seeds) ?? seeds.map { Simulator.result(of: $0) }
        let steps = note(results)
        if let other { note(other, seeds) }
        guard worker == 0, told.duration(to: .now) > .seconds(1) else { continue }
        told = .now
        line.now("\(steps.grouped) steps in simulated worlds")
      }
    }
    return state.withLock { state in
      state.result.events = others.reduce(0) { $0 + $1.events }
      return state.result
    }
  }

  private func take(after start: ContinuousClock.Instant) -> ClosedRange<UInt64>? {
    state.withLock { state in
      if let limit = choice.limit, start.duration(to: .now) >= limit { state.isOver = true }
      guard !state.isOver, state.result.next <= choice.seeds.upperBound else { return nil }
      let first = state.result.next
      let rest = choice.seeds.upperBound - first
      let seeds = first...first + min(Self.share - 1, rest)
      state.isOver = rest < Self.share
      state.result.next = seeds.upperBound &+ 1
      return seeds
    }
  }

  /// Adds results, and gives back the steps so far.
  private func note(_ results: [SeedResult]) -> Int {
    state.withLock { state in
      for result in results {
        state.result.tally += result.tally
        if !result.isRight { state.end(by: .wrong(result)) }
      }
      return state.result.tally.steps
    }
  }

  /// Notes what the other core did otherwise, or what is wrong with its program.
  private func note(_ other: ComparedSeeds, _ seeds: ClosedRange<UInt64>) {
    let fault = other.fault.map { SimulationTrouble.fault($0, seeds) }
    guard let trouble = other.difference.map(SimulationTrouble.difference) ?? fault else { return }
    state.withLock { $0.end(by: trouble) }
  }
}

extension SimulationWork.State {
  /// Begins no further seed, and keeps what is wrong with the lowest.
  fileprivate mutating func end(by trouble: SimulationTrouble) {
    isOver = true
    if trouble.seed < result.trouble?.seed ?? .max { result.trouble = trouble }
  }
}
