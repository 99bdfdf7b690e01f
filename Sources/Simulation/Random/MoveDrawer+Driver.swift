internal import DriverRules

extension MoveDrawer {
  mutating func drawByDriver(_ kind: MoveKind, _ world: World<Core>) -> Move? {
    guard world.processes[0] != nil, !world.isSuspended else { return nil }
    let notes = world.oracle.notes
    switch kind {
    case .press: return press()
    case .again: return again(world)
    case .correct: return correct(world)
    case .withdraw:
      let open = notes.indices.filter {
        notes[$0]?.state == .waiting && notes[$0]?.kind != .proof && notes[$0]?.isWithdrawn == false
      }
      return one(of: open).map { .withdraw($0) }
    case .dismiss:
      return one(of: notes.indices.filter { notes[$0]?.state == .turnedDown })
        .map { .dismiss($0, isSure: random.happens(0.7)) }
    case .sendNow: return .sendNow
    case .signIn:
      if let session = world.session, session.token != nil || random.happens(0.5) {
        return session.token == nil || random.happens(0.1) ? .signIn(session.person) : nil
      }
      return .signIn(random.below(world.settings.people.count))
    case .signOut: return world.session == nil ? nil : .signOut(isSure: random.happens(0.7))
    case .choose: return .choose(random.below(world.settings.businesses.count))
    case .businesses: return .businesses
    case .succeeded: return .succeeded
    case .counted: return .counted(random.below(world.settings.businesses.count))
    case .letGo: return .letGo(random.below(world.settings.businesses.count))
    default: return nil
    }
  }

  private mutating func take(_ count: Int) -> [Int] {
    defer { nextNumber += count }
    return Array(nextNumber..<nextNumber + count)
  }

  private mutating func press() -> Move {
    let business = random.happens(swarm.elsewhere) ? 1 : 0
    let kind =
      [.delivery, .delivery, .delivery, .cash, .load, .progress][random.below(6)] as WriteKind
    var press = DriverPress(take(1)[0], in: business, kind)
    if kind == .delivery {
      press.stop = random.below(4)
      if random.happens(swarm.proofs) { press.proofs = take(1 + random.below(2)) }
    }
    if kind == .progress, random.happens(0.3) { press.closing = .round }
    if kind == .cash, random.happens(0.3) { press.closing = .cab }
    return .press(press)
  }

  /// The driver presses once more for what could not be recorded.
  private mutating func again(_ world: World<Core>) -> Move? {
    let notes = world.oracle.notes
    let failed = notes.indices.filter {
      notes[$0]?.wasNotRecorded == true && notes[$0]?.replaces == nil
    }
    guard let number = one(of: failed), let note = notes[number], note.kind != .proof,
      note.pressedAt.count < WriteName.presses, world.processes[0]?.person == note.person
    else { return nil }
    var press = DriverPress(number, in: note.business, note.kind)
    press.presses = note.pressedAt.count
    press.proofs = notes.indices.filter { notes[$0]?.after == number }
    return .press(press)
  }

  private mutating func correct(_ world: World<Core>) -> Move? {
    let notes = world.oracle.notes
    let open = notes.indices.filter { notes[$0]?.state != nil && notes[$0]?.kind != .proof }
    guard let replaced = one(of: open), let note = notes[replaced],
      world.processes[0]?.person == note.person
    else { return nil }
    var press = DriverPress(take(1)[0], in: note.business, note.kind)
    press.replaces = replaced
    if note.kind == .delivery {
      press.stop = random.below(4)
      press.spares = take(4)
      if random.happens(swarm.proofs / 2) { press.proofs = take(1) }
    }
    return .press(press)
  }
}
