internal import Parallel
internal import Simulation
internal import Synchronization

/// Runs worlds side by side until a rule is broken, the last seed is done or the time is over.
final class SimulationWork: Sendable {
  private struct State {
    var next: UInt64
    /// Whether no further seed is begun.
    var isOver = false
    var tally = RunTally()
    var wrong: SeedResult?
  }

  private let choice: SimulationChoice
  private let state: Mutex<State>

  /// How many seeds a worker takes at a time.
  private static let share: UInt64 = 16

  init(_ choice: SimulationChoice) {
    self.choice = choice
    state = Mutex(State(next: choice.seeds.lowerBound))
  }

  /// What was counted, the seed after the last that was begun, and what is wrong with the lowest seed of those
  /// found.
  func run(_ line: ProgressLine) -> (tally: RunTally, next: UInt64, wrong: SeedResult?) {
    let start = ContinuousClock.now
    _ = SideBySide.map(choice.jobs) { worker in
      var told = start
      while let seeds = take(after: start) {
        let results = seeds.map { Simulator.result(of: $0) }
        let steps = note(results)
        guard worker == 0, told.duration(to: .now) > .seconds(1) else { continue }
        told = .now
        line.now("\(steps.grouped) steps in simulated worlds")
      }
    }
    return state.withLock { ($0.tally, $0.next, $0.wrong) }
  }

  private func take(after start: ContinuousClock.Instant) -> ClosedRange<UInt64>? {
    state.withLock { state in
      if let limit = choice.limit, start.duration(to: .now) >= limit { state.isOver = true }
      guard !state.isOver, state.next <= choice.seeds.upperBound else { return nil }
      let rest = choice.seeds.upperBound - state.next
      let seeds = state.next...state.next + min(Self.share - 1, rest)
      state.isOver = rest < Self.share
      state.next = seeds.upperBound &+ 1
      return seeds
    }
  }

  /// Adds results, and gives back the steps so far.
  private func note(_ results: [SeedResult]) -> Int {
    state.withLock { state in
      for result in results {
        state.tally += result.tally
        if !result.isRight {
          state.isOver = true
          if result.seed < state.wrong?.seed ?? .max { state.wrong = result }
        }
      }
      return state.tally.steps
    }
  }
}

extension Int {
  /// The number with commas between thousands.
  var grouped: String {
    let digits = Array(String(self))
    return digits.indices.map { index in
      let isGap = index > 0 && (digits.count - index).isMultiple(of: 3)
      return (isGap ? "," : "") + String(digits[index])
    }.joined()
  }
}
