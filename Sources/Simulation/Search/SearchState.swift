internal import DriverRules

/// Where a search has come to: a world, and what may still happen in it.
struct SearchState {
  var world: World<OutboxCore>
  var left: SearchBudget

  /// Makes the state from which a plan begins: the app has been started for the first time.
  init(_ plan: SearchPlan) {
    world = World(Simulator.core, plan.settings)
    left = plan.budget
  }

  /// Makes a move, and all that nobody outside the phone can tell from its not being made yet.
  ///
  /// - Parameter note: is told of each move that was made, with the world after it.
  mutating func make(_ move: Move, _ note: (Move, World<OutboxCore>) -> Void = { _, _ in }) {
    world.make(move)
    note(move, world)
    for _ in 0..<Self.patience {
      guard world.violation == nil, world.processes[0]?.phone.isSilent == true else { return }
      world.make(.work(slot: 0))
      note(.work(slot: 0), world)
    }
    world.oracle.fail(.I12, "the phone works, and never waits")
  }

  /// How much a phone may have to do at a time: far more than it ever has.
  private static let patience = 500
}

extension SimulatedPhone {
  /// Whether the next step leaves no trace outside the phone's memory: a process that ends before it and
  /// one that ends after it leave the same.
  fileprivate var isSilent: Bool {
    switch queue.first {
    case .setTimer, .askToBeWoken, .show, .cancel: true
    default: false
    }
  }
}
