public import DriverRules

/// A phone, its drivers, the network and the API, as one value.
///
/// Moves change it, one by one, and the oracle looks at it after each: `violation` is the first rule that did
/// not hold. It has no clock and no chance of its own, so that the same moves give the same world. It is
/// `Hashable` with its core, for a search through all worlds.
public struct World<Core: OutboxDriving> {
  /// Who and what there is.
  public let settings: WorldSettings
  /// Makes what decides in a new process.
  let makeCore: CoreMaker<Core>

  /// The phone's disk.
  public internal(set) var disk: SimulatedDisk
  /// The phone's clocks.
  public internal(set) var clocks: Clocks
  /// The processes, the app's first.
  public internal(set) var processes: [SimulatedProcess<Core>?] = [nil, nil]
  /// How many processes there have been.
  public internal(set) var processCount = 0
  /// Whether nothing of the phone's runs.
  public internal(set) var isSuspended = false
  /// Whether the system says that there is signal.
  public internal(set) var hasSignal = true
  /// The version of the app.
  public internal(set) var version = 1
  /// Who is known on the phone, signed in or not any more.
  public internal(set) var session: StoredSession?
  /// The business that was chosen last, by its place.
  public internal(set) var chosen = 0
  /// The number of the next ticket.
  var nextTicket = 1

  /// What is under way.
  public internal(set) var network = SimulatedNetwork()
  /// The API.
  public internal(set) var api: SimulatedAPI
  /// What is known of all writes, and whether every rule held.
  public internal(set) var oracle: Oracle

  /// What the last move made processes do; only where it is asked for.
  public internal(set) var steps: [PhoneStep] = []

  /// Makes a world in which nothing has happened: no app runs, and the first person is signed in.
  public init(_ makeCore: CoreMaker<Core>, _ settings: WorldSettings = WorldSettings()) {
    self.settings = settings
    self.makeCore = makeCore
    clocks = Clocks(wall: 1_772_614_800_000, up: settings.up)
    disk = SimulatedDisk(settings.businesses)
    api = SimulatedAPI(businesses: settings.businesses.count, people: settings.people.count)
    oracle = Oracle(businesses: settings.businesses.count, people: settings.people.count)
    session = StoredSession(person: 0, token: api.signIn(0))
  }

  /// The first rule that did not hold.
  public var violation: Violation? { oracle.violation }

  /// Makes a move; false where it is not possible here and nothing happened.
  @discardableResult
  public mutating func make(_ move: Move) -> Bool {
    steps.removeAll(keepingCapacity: true)
    return switch move {
    case .work, .pass, .timer, .setClock, .kill, .cutPower, .start, .suspend, .resume, .front,
      .back, .wake, .timeOver, .signal, .room, .readOnly, .flip, .zero, .spoil, .update:
      makeOnPhone(move)
    case .press, .withdraw, .dismiss, .sendNow, .signIn, .signOut, .choose, .businesses, .succeeded,
      .counted, .letGo:
      makeByDriver(move)
    case .arrive, .double, .lose, .answer, .loseAnswer, .giveUp, .notConnected, .page:
      makeOnNetwork(move)
    case .finish, .endSessions, .member, .oldestVersion: makeInOffice(move)
    }
  }

  /// Lets a process know of something; false where it does not run.
  mutating func tell(_ slot: Int, _ event: OutboxEvent) -> Bool {
    guard !isSuspended, processes[slot] != nil else { return false }
    processes[slot]?.phone.handle(event, at: clocks)
    judgeDecided(slot)
    return true
  }

  /// Judges the requests that a process has just decided on.
  mutating func judgeDecided(_ slot: Int) {
    for request in processes[slot]?.phone.takeDecided() ?? [] { judge(request, of: slot) }
  }

  /// Looks at what a process shows.
  ///
  /// It can only be something else when a file was read or written.
  mutating func look(_ slot: Int) {
    if let view = processes[slot]?.phone.view(at: clocks) { oracle.look(view, settings: settings) }
    judgeDecided(slot)
  }
}

extension World: Equatable where Core: Hashable {
  /// Whether two worlds are the same.
  public static func == (left: World, right: World) -> Bool {
    left.disk == right.disk && left.clocks == right.clocks && left.processes == right.processes
      && left.isSuspended == right.isSuspended && left.hasSignal == right.hasSignal
      && left.version == right.version && left.session == right.session
      && left.chosen == right.chosen && left.network == right.network && left.api == right.api
      && left.oracle == right.oracle && left.processCount == right.processCount
      && left.nextTicket == right.nextTicket
  }
}

extension World: Hashable where Core: Hashable {
  /// Hashes what is different in most worlds.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(disk)
    hasher.combine(processes)
    hasher.combine(network)
    hasher.combine(api)
    hasher.combine(clocks)
  }
}

extension World: Sendable where Core: Sendable {}
