import DriverModels
import DriverRules
import Simulation

/// The outboxes with a fault in what they ask for.
struct WrongCore: OutboxDriving {
  /// What is wrong.
  enum Fault: CaseIterable {
    /// A write is appended and not synced.
    case noSync
    /// The driver is told that it is recorded before it is on the disk.
    case toldBeforeSync
    /// Another attempt carries whatever token was first seen on the phone.
    case firstToken
    /// The directory is not synced after a rename.
    case noDirectorySync
    /// A request goes without the mark that it may have left, and each attempt has another key.
    case newKey
  }

  private let fault: Fault
  private var core: OutboxCore
  private var firstToken: SessionToken?
  private var sent = 0

  init(_ fault: Fault, _ settings: OutboxSettings) {
    self.fault = fault
    core = OutboxCore(settings: settings)
  }

  static func maker(_ fault: Fault) -> CoreMaker<WrongCore> {
    CoreMaker { WrongCore(fault, $0) }
  }

  func view(at clocks: Clocks) -> PhoneView { core.view(at: clocks) }

  mutating func handle(_ event: OutboxEvent, at clocks: Clocks) -> [OutboxEffect] {
    if case .signedIn(_, _, let token?) = event, firstToken == nil { firstToken = token }
    return core.handle(event, at: clocks).flatMap { wrong($0, event) }
  }

  private mutating func wrong(_ effect: OutboxEffect, _ event: OutboxEvent) -> [OutboxEffect] {
    switch (fault, effect) {
    case (.noSync, .disk(let business, let calls)):
      return [.disk(business, calls.filter { $0 != .sync })]
    case (.noDirectorySync, .disk(let business, let calls)):
      return [.disk(business, calls.filter { $0 != .syncDirectory })]
    case (.toldBeforeSync, .disk(_, let calls)):
      guard case .record(let ticket, _, _) = event, calls.contains(.sync) else { return [effect] }
      return [.told(ticket, .done), effect]
    case (.toldBeforeSync, .told(_, .done)): return []
    case (.firstToken, .send(var request)):
      request.token = firstToken ?? request.token
      return [.send(request)]
    case (.newKey, .send(var request)):
      sent += 1
      request.key = WriteName.key(WriteName.number(of: request.key) ?? 0, press: sent)
      return [.send(request)]
    default: return [effect]
    }
  }
}
