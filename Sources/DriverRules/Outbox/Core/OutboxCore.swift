internal import DriverModels

/// The outboxes of a phone: what was done at the doors, and waits to be sent once each and in order.
///
/// It is a value: events go in, effects come out, and it has no disk, network, clock or chance of its own.
/// Whoever carries the effects out gives back how they ended, as events. What it says is on the disk is on
/// the disk: its memory changes when the journal has been synced, not before.
public struct OutboxCore: Hashable, Sendable {
  /// What it does not learn from events.
  public let settings: OutboxSettings
  /// Who is known on the phone.
  var user: OutboxUser?
  /// The business that was chosen last.
  var chosen: BusinessId?
  /// Each outbox that was asked for, by the bytes of its business's id.
  var boxes: [OutboxBox] = []
  /// The one request that is under way, over all outboxes (O6, O35).
  var flight: OutboxFlight?
  /// How many requests there were.
  var requestCount = 0
  /// Where the app is, as far as sending goes.
  var place = OutboxPlace.front
  /// What the system says about signal.
  var hasSignal = true
  /// Whether the driver asked to send though the system says that there is no signal (O14).
  var isPushed = false
  /// Whether the last request found no connection.
  var isUnconnected = false
  /// Whether the API said that the app is too old for it.
  var isAppTooOld = false
  /// When the timer goes off, by the clock since boot.
  var timer: Int64?
  /// What the system was asked for last (O33).
  var wakeRequest: WakeRequest?
  /// What is to be done; empty between events.
  var effects: [OutboxEffect] = []

  /// Makes the outboxes of an app that has just begun: none is open, nobody is known.
  public init(settings: OutboxSettings) {
    self.settings = settings
  }

  /// Takes an event.
  ///
  /// - Returns: what is to be done, in order.
  public mutating func handle(_ event: OutboxEvent, at now: Clocks) -> [OutboxEffect] {
    take(event, at: now)
    giveWay(at: now)
    startDiskWork()
    startRequest(at: now)
    endPush()
    setTimer(at: now)
    askToBeWoken(at: now)
    let asked = effects
    effects = []
    return asked
  }

  private mutating func take(_ event: OutboxEvent, at now: Clocks) {
    switch event {
    case .open(let business): open(business)
    case .disk(let business, let outcome): endDiskWork(of: business, outcome, at: now)
    case .ended(let number, let end, let chance): endRequest(number, end, chance, at: now)
    case .timer: timer = nil
    case .record(let ticket, let business, let recording):
      ask(business, recording, correcting: nil, ticket, at: now)
    case .correct(let ticket, let business, let key, let recording):
      ask(business, recording, correcting: key, ticket, at: now)
    case .withdraw(let ticket, let business, let key):
      add(.withdraw(ticket, key), to: openBox(of: business))
    case .dismiss(let ticket, let business, let key, let isSure):
      add(.dismiss(ticket, key, isSure: isSure), to: openBox(of: business))
    case .sendNow: sendNow()
    case .signal(let isThere): take(signal: isThere)
    case .front: comeToFront()
    case .back(let roundIsOut): place = roundIsOut ? .pocket : .back
    case .wake(let milliseconds): wake(until: now.up + milliseconds)
    case .timeOver: endTimeBehind(at: now)
    case .signedIn(let person, let name, let token): signIn(person, name, token)
    case .renewed(let token): renew(token)
    case .signOut(let isSure): signOut(isSure: isSure)
    case .chose(let business):
      chosen = business
      open(business)
    case .businesses(let listed): take(listed: listed)
    case .succeeded: noteSuccess()
    case .counted(let business, let keys):
      noteSuccess()
      add(.counted(keys), to: openBox(of: business))
    case .letGo(let business, let keys): add(.letGo(keys), to: openBox(of: business))
    }
  }
}
