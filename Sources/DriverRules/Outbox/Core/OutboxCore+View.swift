public import DriverModels

extension OutboxCore {
  /// What all outboxes show.
  public func view(at now: Clocks) -> PhoneView {
    PhoneView(
      person: user?.person,
      isSignedIn: user?.token != nil,
      chosen: chosen,
      outboxes: boxes.indices.map { view(of: $0, at: now) },
      wakeIn: wakeRequest?.milliseconds(at: now),
      isWorkDone: isWorkDone
    )
  }

  /// The proofs that a correction of a write takes over: it needs a key for each (O22).
  public func proofs(hangingOn key: IdempotencyKey, in business: BusinessId) -> [OutboxWrite] {
    guard let box = boxes.first(where: { $0.business == business }),
      let write = box.contents[key], write.state != .sent
    else { return [] }
    return box.contents.proofs(hangingOn: key)
  }

  private func view(of index: Int, at now: Clocks) -> OutboxView {
    let box = boxes[index]
    let isAway = flight?.business == box.business && flight?.phase != .marking
    return OutboxView(
      business: box.business,
      pause: pause(of: box),
      writes: box.contents.writes,
      sending: isAway ? flight?.key : nil,
      nextIn: nextTry(of: index, at: now).map { $0 - now.up }
    )
  }

  /// The most lasting reason first.
  private func pause(of box: OutboxBox) -> OutboxPause {
    if box.file == .newer { return .newerFile }
    if box.file != .open { return .busy }
    if isAppTooOld { return .appTooOld }
    if user?.token == nil { return .signedOut }
    if box.isNotAMember { return .notAMember }
    let isWaitingForSignal =
      isUnconnected && OutboxLine.allCases.contains { box.contents[$0].backoffUntil != nil }
    return !hasSignal || isWaitingForSignal ? .noSignal : .none
  }

  /// O34: nothing of this person can go in the chosen business, whatever the waits.
  private var isWorkDone: Bool {
    guard let user, user.token != nil, !isAppTooOld,
      let box = boxes.first(where: { $0.business == chosen }), box.file == .open,
      !box.isNotAMember
    else { return true }
    return OutboxLine.allCases.allSatisfy { box.candidates(in: $0, of: user.person).isEmpty }
      && flight?.business != box.business
  }
}
