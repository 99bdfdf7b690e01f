internal import DriverModels

extension OutboxCore {
  mutating func signIn(_ person: PersonId, _ name: String, _ token: SessionToken?) {
    if user?.person != person {
      for index in boxes.indices { boxes[index].isNotAMember = false }
    }
    user = OutboxUser(person: person, name: name, token: token)
  }

  /// A token that comes when the session is over begins no new one.
  mutating func renew(_ token: SessionToken) {
    if user?.token != nil { user?.token = token }
  }

  /// O20: what was not sent is kept, and the driver is told of it first.
  mutating func signOut(isSure: Bool) {
    guard let person = user?.person else { return }
    let isUnsent = boxes.contains { $0.isWaiting(for: person) }
    guard isSure || !isUnsent else {
      effects.append(.show(.unsentWrites))
      return
    }
    cancel()
    user = nil
    effects.append(.signedOut)
  }

  /// O10: a business that is listed again is tried again.
  mutating func take(listed: [BusinessId]) {
    noteSuccess()
    for index in boxes.indices where listed.contains(boxes[index].business) {
      boxes[index].isNotAMember = false
    }
  }

  /// Takes what the driver asks to be recorded, with who it is and the time of the press (O4, O5).
  mutating func ask(
    _ business: BusinessId,
    _ recording: Recording,
    correcting key: IdempotencyKey?,
    _ ticket: Int,
    at now: Clocks
  ) {
    guard let user else {
      effects.append(.told(ticket, .notAllowed))
      return
    }
    let task = DiskTask.record(ticket, recording, correcting: key, by: user, at: now.wall)
    add(task, to: openBox(of: business))
  }
}
