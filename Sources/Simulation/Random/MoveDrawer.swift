internal import DriverModels
internal import DriverRules

/// Draws the moves of one run.
struct MoveDrawer<Core: OutboxDriving> {
  var random: FastRandom
  let swarm: Swarm
  /// The number of the next write.
  var nextNumber = 0
  /// How many moves the run has before it is calm.
  let length: Int

  init(seed: UInt64) {
    random = FastRandom(seed: seed)
    length = 40 + random.below(260)
    swarm = Swarm(&random)
  }

  /// A move that is possible, or is so often enough.
  mutating func next(in world: World<Core>) -> Move {
    if world.isSuspended, random.happens(0.2) { return .resume }
    if world.processes[0] == nil, random.happens(0.3) { return start(0) }
    for _ in 0..<4 {
      if let move = draw(swarm.kinds[random.below(swarm.kinds.count)], world) { return move }
    }
    return .pass(Int64(1 + random.below(2_000)))
  }

  private mutating func draw(_ kind: MoveKind, _ world: World<Core>) -> Move? {
    switch kind {
    case .work, .timer, .pass, .start, .kill, .cutPower, .suspend, .place, .signal, .setClock,
      .update, .second:
      drawOnPhone(kind, world)
    case .room, .readOnly, .flip, .zero, .spoil: drawOnDisk(kind, world)
    case .press, .again, .correct, .withdraw, .dismiss, .sendNow, .signIn, .signOut, .choose,
      .businesses, .succeeded, .counted, .letGo:
      drawByDriver(kind, world)
    case .arrive, .answer, .double, .lose, .loseAnswer, .giveUp, .notConnected, .page:
      drawOnNetwork(kind, world)
    case .finish, .endSessions, .member, .oldestVersion: drawInOffice(kind, world)
    }
  }

  mutating func start(_ slot: Int) -> Move {
    .start(slot: slot, behind: random.happens(0.1) ? Int64(random.below(40_000)) : nil)
  }

  /// A number up to another, often that or 0.
  mutating func upTo(_ most: Int) -> Int {
    switch random.below(4) {
    case 0: 0
    case 1: most
    default: random.below(most + 1)
    }
  }

  mutating func one<Value>(of values: [Value]) -> Value? {
    values.isEmpty ? nil : values[random.below(values.count)]
  }
}
