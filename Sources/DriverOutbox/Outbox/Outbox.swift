internal import DriverModels
public import DriverRules

/// The outboxes of a phone, with real files, a real network and real clocks.
///
/// All rules are `OutboxCore`'s. This tells it what happens, one event after the other, and carries out
/// what it asks for, in its order. An app has one, for the screen and for work behind alike (O31).
public actor Outbox {
  let folder: OutboxFolder
  let transport: any OutboxTransport
  let surroundings: OutboxSurroundings
  let notice: @Sendable (OutboxNotice) -> Void

  var core: OutboxCore
  /// The files of each outbox that was opened; those of one that calls are under way for are away.
  var disks: [BusinessId: OutboxDisk] = [:]
  var disksAway = 0
  /// The requests under way, by their numbers.
  var requests: [Int: Task<Void, Never>] = [:]
  var timer = OutboxTimer()
  /// Those who wait to be told, by their tickets.
  var asking: [Int: CheckedContinuation<OutboxTold, Never>] = [:]
  var lastTicket = 0
  /// Those who look, by their own numbers.
  var viewers: [Int: AsyncStream<PhoneView>.Continuation] = [:]
  var lastViewer = 0
  /// Until when the system lets the app work behind, by the clock since boot.
  var wakeEnd: Int64?
  var wakes: [CheckedContinuation<Void, Never>] = []

  /// Makes outboxes; none is open, nobody is known.
  ///
  /// - Parameters:
  ///   - settings: the server that is spoken to, and when files are written anew.
  ///   - folder: where the files lie.
  ///   - transport: what carries requests.
  ///   - surroundings: time, chance and keys.
  ///   - notice: takes what is asked of the app, in order; it returns at once.
  public init(
    settings: OutboxSettings,
    folder: OutboxFolder,
    transport: any OutboxTransport,
    surroundings: OutboxSurroundings = .phone,
    notice: @escaping @Sendable (OutboxNotice) -> Void
  ) {
    core = OutboxCore(settings: settings)
    self.folder = folder
    self.transport = transport
    self.surroundings = surroundings
    self.notice = notice
  }

  /// What all outboxes show now.
  public var view: PhoneView { core.view(at: surroundings.clock.now) }

  /// Takes an event, and carries out what follows.
  func take(_ event: OutboxEvent) {
    let now = surroundings.clock.now
    let effects = core.handle(event, at: now)
    surroundings.trace(event, now, effects)
    for effect in effects { carryOut(effect) }
    showViewers()
    endWakes()
  }
}
