internal import DriverModels

/// How far rounds have come by the writes of this phone (Y9, D23).
struct RoundProgress {
  private var steps: [RoundId: [Step]] = [:]

  private enum Step {
    case loaded
    case setOff
    case refusedSetOff
    case back
    case finished
  }

  /// Gathers the steps of writes that the copy does not count, in the order of the outbox.
  init(_ writes: [OwnWrite]) {
    for write in writes {
      guard let round = write.roundId, let step = Self.step(write) else { continue }
      steps[round, default: []].append(step)
    }
  }

  /// The state of a round of the copy after them.
  func state(after round: Round) -> RoundState {
    (steps[round.id] ?? []).reduce(round.state) { state, step in
      switch step {
      case .loaded: state == .sent ? .loaded : state
      case .setOff: .out
      // D23: the driver has left, whatever the API says. A round that is further on stays so.
      case .refusedSetOff: state == .sent || state == .loaded ? .out : state
      case .back: .back
      case .finished: .finished
      }
    }
  }

  private static func step(_ write: OwnWrite) -> Step? {
    switch write.body {
    case .load(let load) where load.kind == .loadUp && write.state.isShown: .loaded
    case .progress(let progress) where progress.kind == .setOff && write.state == .turnedDown:
      .refusedSetOff
    case .progress(let progress) where write.state.isShown:
      switch progress.kind {
      case .setOff: .setOff
      case .backAtBase: .back
      case .finished: .finished
      case .unknown: nil
      }
    default: nil
    }
  }
}
