internal import DriverModels
public import DriverRules

/// One process of the app: its outboxes, and the effects that it has not carried out yet.
///
/// A step carries out one effect, or one call on the disk, so that the process can be ended between any
/// two; `tear` ends it inside a call. Everything that is no call on the disk is given to whoever steps;
/// the timer, the wake-up that is asked for and the requests under way are kept here besides.
public struct SimulatedPhone<Core: OutboxDriving> {
  /// The number of the process.
  public let process: Int
  /// What decides.
  public private(set) var core: Core
  /// The effects that are not carried out yet, in order.
  public private(set) var queue: [OutboxEffect] = []
  /// When the timer goes off, on the clock since boot; nil for never.
  public private(set) var timer: Int64?
  /// After how many milliseconds the system is asked to wake the app; nil where it is not.
  public private(set) var wake: Int64?
  /// The requests that are under way, in order.
  public private(set) var requests: [OutboxRequest] = []
  /// The requests that the core decided on since it was last asked for them.
  private var decided: [OutboxRequest] = []
  /// How many calls of the first effect are made.
  private var callsMade = 0
  private var found: [UInt8]?
  private var badProofs: [String] = []

  /// Starts a process.
  public init(process: Int, core: Core) {
    self.process = process
    self.core = core
  }

  /// Whether every effect is carried out.
  public var isIdle: Bool { queue.isEmpty }

  /// Whether no effect is carried out in part.
  public var isBetweenEffects: Bool { callsMade == 0 }

  /// The call on the disk that the next step makes; nil where it makes none.
  public var nextCall: DiskCall? {
    if case .disk(_, let calls) = queue.first, callsMade < calls.count {
      calls[callsMade]
    } else {
      nil
    }
  }

  /// What is shown.
  public func view(at clocks: Clocks) -> PhoneView {
    core.view(at: clocks)
  }

  /// Lets the core know of something.
  public mutating func handle(_ event: OutboxEvent, at clocks: Clocks) {
    switch event {
    case .timer: timer = nil
    case .ended(let number, _, _): requests.removeAll { $0.number == number }
    default: break
    }
    let effects = core.handle(event, at: clocks)
    for effect in effects { if case .send(let request) = effect { decided.append(request) } }
    if queue.isEmpty { queue = effects } else { queue += effects }
  }

  /// Gives the requests that the core decided on since this was last called.
  ///
  /// They leave when their turn comes.
  public mutating func takeDecided() -> [OutboxRequest] {
    if decided.isEmpty { return [] }
    defer { decided.removeAll() }
    return decided
  }

  /// Whether the core has given up a request, carried out or not.
  public func hasGivenUp(_ number: Int) -> Bool {
    !requests.contains { $0.number == number } || queue.contains(.cancel(number))
  }

  /// Whether a session is about to end.
  public var isEndingSession: Bool {
    queue.contains { effect in
      switch effect {
      case .endSession, .signedOut: true
      default: false
      }
    }
  }

  /// Carries out one effect, or one call of it.
  public mutating func step(
    on disk: inout SimulatedDisk,
    at clocks: Clocks,
    fault: DiskFault? = nil
  ) -> PhoneStep {
    guard let effect = queue.first else { return .idle }
    guard case .disk(let business, let calls) = effect else {
      queue.removeFirst()
      keep(effect)
      return .effect(effect)
    }
    guard callsMade < calls.count else {
      endCalls(of: business, .done(), at: clocks)
      return step(on: &disk, at: clocks, fault: fault)
    }
    let call = calls[callsMade]
    let reply = disk.perform(call, in: business, by: process, fault: fault)
    switch reply {
    case .failed:
      endCalls(of: business, .failed(at: callsMade), at: clocks)
      return .call(business, call, reply)
    case .found(let bytes): found = bytes
    case .proof(let isGood):
      if !isGood, case .checkProof(let file) = call { badProofs.append(file.name) }
    case .done: break
    }
    callsMade += 1
    if callsMade == calls.count {
      endCalls(of: business, .done(found: found, badProofs: badProofs), at: clocks)
    }
    return .call(business, call, reply)
  }

  /// Carries out everything, and gives back what was no call on the disk.
  public mutating func settle(
    on disk: inout SimulatedDisk,
    at clocks: Clocks
  ) -> [OutboxEffect] {
    var others: [OutboxEffect] = []
    while !isIdle {
      if case .effect(let effect) = step(on: &disk, at: clocks) { others.append(effect) }
    }
    return others
  }

  /// Makes the next call up to so many bytes, as when the process ends inside it; nobody learns of it.
  public func tear(_ bytes: Int, on disk: inout SimulatedDisk) {
    guard case .disk(let business, let calls) = queue.first, callsMade < calls.count else { return }
    _ = disk.perform(calls[callsMade], in: business, by: process, fault: .short(bytes))
  }

  private mutating func endCalls(
    of business: BusinessId,
    _ outcome: DiskOutcome,
    at clocks: Clocks
  ) {
    queue.removeFirst()
    callsMade = 0
    found = nil
    badProofs = []
    handle(.disk(business, outcome), at: clocks)
  }

  private mutating func keep(_ effect: OutboxEffect) {
    switch effect {
    case .setTimer(let time): timer = time
    case .askToBeWoken(let time): wake = time
    case .send(let request): requests.append(request)
    case .cancel(let number): requests.removeAll { $0.number == number }
    default: break
    }
  }
}

extension SimulatedPhone: Equatable where Core: Equatable {}
extension SimulatedPhone: Hashable where Core: Hashable {}
extension SimulatedPhone: Sendable where Core: Sendable {}
