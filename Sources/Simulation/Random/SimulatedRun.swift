/// One run of a world: moves with faults, then a calm in which everything has to end.
public struct SimulatedRun<Core: OutboxDriving> {
  /// The world as it is at the end.
  public private(set) var world: World<Core>
  /// What happened.
  public private(set) var tally = RunTally()
  /// The moves that were made before the calm, where they are kept.
  public private(set) var moves: [Move] = []
  /// What happened in plain words, line by line, where it is kept.
  public private(set) var trace: Trace?
  private let keepsMoves: Bool

  /// How many moves the calm may take: far more than any needs.
  private static var patience: Int { 5_000 }

  private init(_ settings: WorldSettings, _ maker: CoreMaker<Core>, keepsMoves: Bool, traces: Bool)
  {
    world = World(maker, settings)
    self.keepsMoves = keepsMoves
    trace = traces ? Trace() : nil
    tally.seeds = 1
  }

  /// Makes the run of a seed.
  public init(
    seed: UInt64,
    _ maker: CoreMaker<Core>,
    _ settings: WorldSettings = WorldSettings(),
    keepsMoves: Bool = false,
    traces: Bool = false
  ) {
    self.init(settings, maker, keepsMoves: keepsMoves, traces: traces)
    var drawer = MoveDrawer<Core>(seed: seed)
    for _ in 0..<drawer.length where world.violation == nil { make(drawer.next(in: world)) }
    end()
  }

  /// Makes the run of a list of moves.
  public init(
    moves: [Move],
    _ maker: CoreMaker<Core>,
    _ settings: WorldSettings = WorldSettings(),
    traces: Bool = false
  ) {
    self.init(settings, maker, keepsMoves: true, traces: traces)
    for move in moves where world.violation == nil { make(move) }
    end()
  }

  /// The first rule that did not hold.
  public var violation: Violation? { world.violation }

  private mutating func make(_ move: Move) {
    let wasAwaited = if case .arrive(let write, _) = move { world.awaits(write) } else { false }
    guard world.make(move) else { return }
    tally.count(move, wasAwaited: wasAwaited)
    if keepsMoves { moves.append(move) }
    trace?.add(move, world)
  }

  private mutating func end() {
    if world.violation == nil { calm() }
    if let violation = world.violation { trace?.add("wrong: \(violation)") }
  }

  private mutating func calm() {
    trace?.add("calm: all faults end")
    for _ in 0..<Self.patience {
      guard world.violation == nil, let move = world.calmMove() else { break }
      guard world.make(move) else { break }
      tally.count(move, wasAwaited: true)
      trace?.add(move, world)
    }
    world.checkEnd()
  }
}
