internal import DriverRules

/// All that may happen next.
struct SearchMoves {
  let plan: SearchPlan
  /// How what runs may stop.
  private var crashes = Crashes(withRot: false)

  /// A move, and what is left after it.
  struct Choice {
    var move: Move
    var left: SearchBudget
  }

  init(_ plan: SearchPlan) {
    self.plan = plan
  }

  /// The moves from a state, always in the same order; first the calm one, if not everything has ended.
  mutating func all(from state: SearchState) -> [Choice] {
    let (world, left) = (state.world, state.left)
    let calm = CalmMove.next(in: world)
    var found = calm.map { [Choice(move: $0, left: left)] } ?? []
    func add(_ move: Move, _ spend: (inout SearchBudget) -> Void = { _ in }) {
      guard move != calm else { return }
      var rest = left
      spend(&rest)
      found.append(Choice(move: move, left: rest))
    }
    if let process = world.processes[0] {
      if process.phone.isIdle { add(.front) } else { add(.work(slot: 0)) }
      if left.writes > 0, process.person != nil {
        add(.press(plan.presses[plan.presses.count - left.writes])) { $0.writes -= 1 }
      }
    } else {
      add(.start(slot: 0))
    }
    for write in writes(world.network.requests.map(\.write)) {
      add(.arrive(write, .recorded))
      if left.refusals > 0 { add(.arrive(write, .refused(.roundClosed))) { $0.refusals -= 1 } }
      if left.copies > 0 { add(.double(write)) { $0.copies -= 1 } }
    }
    for write in writes(world.network.answers.map(\.write)) { add(.answer(write)) }
    if left.losses > 0 {
      for request in world.processes[0]?.phone.requests ?? [] {
        guard let write = WriteName.number(of: request.key) else { continue }
        add(.giveUp(write)) { $0.losses -= 1 }
      }
    }
    if left.personChanges > 0, world.processes[0] != nil {
      // Also signing in is counted: each has a token of its own, and the calm signs out for whoever waits.
      let people = world.settings.people.indices
      let changes = world.session == nil ? people.map { .signIn($0) } : [Move.signOut(isSure: true)]
      for change in changes { add(change) { $0.personChanges -= 1 } }
    }
    if left.diskFaults > 0 {
      for fault in faults(of: world) { add(.work(slot: 0, fault)) { $0.diskFaults -= 1 } }
    }
    guard left.crashes > 0 else { return found }
    if world.processes[0] != nil {
      add(.kill(slot: 0)) { $0.crashes -= 1 }
      for bytes in crashes.tears(of: world) { add(.kill(slot: 0, torn: bytes)) { $0.crashes -= 1 } }
    }
    for cut in crashes.cuts(of: world.disk) { add(.cutPower(cut)) { $0.crashes -= 1 } }
    return found
  }

  private func writes(_ numbers: [Int]) -> [Int] { Set(numbers).sorted() }

  private mutating func faults(of world: World<OutboxCore>) -> [DiskFault] {
    guard world.processes[0]?.phone.nextCall != nil else { return [] }
    return [.refused, .failedAfterwards] + crashes.tears(of: world).map { .short($0) }
  }
}
