internal import DriverModels
internal import DriverRules

/// What happens when all is well again: faults are over, and everybody signs in.
extension World {
  /// The next thing that happens; nil where everything has ended.
  ///
  /// Nothing of it is chance, so that a calm end follows from the moves before it.
  public func calmMove() -> Move? {
    mending ?? running ?? onItsWay ?? ofThePhone
  }

  /// I1, I12: what is left when everything has ended.
  public mutating func checkEnd() {
    for (number, note) in oracle.notes.enumerated() {
      guard let note else { continue }
      if note.state == .waiting, !hangs(note) {
        oracle.fail(.I12, "write \(number) waits, and nothing happens any more")
      }
      if note.state == .sent, !note.isAtAPI, !note.isDoubtful {
        oracle.fail(.I1, "write \(number) is nowhere")
      }
    }
  }

  /// Ends a fault of the world.
  private var mending: Move? {
    if isSuspended { return .resume }
    if disk.room != nil { return .room(nil) }
    if disk.isReadOnly { return .readOnly(false) }
    if !hasSignal { return .signal(true) }
    for business in settings.businesses.indices {
      for person in settings.people.indices where !api.members[business][person] {
        return .member(business: business, person: person, true)
      }
    }
    return api.oldestVersion > version ? .update : nil
  }

  /// Brings the app to the front.
  private var running: Move? {
    if processes[1] != nil { return .kill(slot: 1) }
    guard let app = processes[0] else { return .start(slot: 0) }
    return app.place == .front ? nil : .front
  }

  private var onItsWay: Move? {
    if processes[0]?.phone.isIdle == false { return .work(slot: 0) }
    if let called = network.requests.first { return .arrive(called.write, .recorded) }
    if let called = api.working.first { return .finish(called.write, .recorded) }
    if let answer = network.answers.first { return .answer(answer.write) }
    let waiting = processes[0]?.phone.requests.first
    return waiting.flatMap { WriteName.number(of: $0.key) }.map { .giveUp($0) }
  }

  private var ofThePhone: Move? {
    guard let app = processes[0] else { return nil }
    let view = app.phone.view(at: clocks)
    let pauses = view.outboxes.map(\.pause)
    if pauses.contains(.appTooOld) { return .kill(slot: 0) }
    let due = oracle.notes.filter { $0?.state == .waiting && !hangs($0) }.compactMap { $0?.person }
    guard let session, app.token != nil else {
      let next = session?.person ?? due.first
      return next.map { .signIn($0) }
    }
    if pauses.contains(.notAMember) {
      return session.token.flatMap { api.note(of: $0) }?.isLive == true
        ? .businesses : .signIn(session.person)
    }
    if pauses.contains(.busy) { return .front }
    if app.phone.timer != nil { return .timer(slot: 0, late: 0) }
    if due.contains(session.person) { return nil }
    return due.isEmpty ? nil : .signOut(isSure: true)
  }

  /// Whether a proof hangs on a write that was turned down: it waits for what the driver decides (O22).
  private func hangs(_ note: WriteNote?) -> Bool {
    guard let after = note?.after, let delivery = oracle[after] else { return false }
    return delivery.state == .turnedDown || delivery.state == .dismissed
  }
}
