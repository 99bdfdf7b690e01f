internal import DriverModels
internal import DriverRules

/// What happens on the phone.
extension World {
  mutating func makeOnPhone(_ move: Move) -> Bool {
    switch move {
    case .work(let slot, let fault): return work(slot, fault)
    case .pass(let time): return pass(time)
    case .timer(let slot, let late):
      guard let due = processes[slot]?.phone.timer else { return false }
      return pass(max(0, due - clocks.up) + late)
    case .setClock(let change): clocks.wall += change
    case .kill(let slot, let torn): return kill(slot, torn)
    case .cutPower(let cut, let torn): cutPower(cut, torn)
    case .start(let slot, let behind): return start(slot, behind)
    case .suspend:
      guard !isSuspended, processes[0] != nil else { return false }
      isSuspended = true
    case .resume:
      guard isSuspended else { return false }
      isSuspended = false
      for slot in processes.indices { _ = tell(slot, .signal(hasSignal)) }
      return pass(0)
    case .front, .back, .wake, .timeOver: return put(move)
    case .signal(let isThere):
      hasSignal = isThere
      for slot in processes.indices {
        processes[slot]?.wasPushed = false
        if isThere { oracle.endBackoffs() }
        _ = tell(slot, .signal(isThere))
      }
    case .room(let room): disk.room = room
    case .readOnly(let isReadOnly): disk.isReadOnly = isReadOnly
    case .flip(let business, let index, let bits):
      return damage(business) { $0.flip(at: index, bits: bits) }
    case .zero(let business, let index): return damage(business) { $0.zero(from: index) }
    case .spoil(let proof, let isGone): return spoil(proof, isGone: isGone)
    case .update:
      version += 1
      for slot in processes.indices { _ = kill(slot, nil) }
    default: return false
    }
    return true
  }

  private mutating func pass(_ time: Int64) -> Bool {
    clocks.wall += time
    clocks.up += time
    guard !isSuspended else { return true }
    for slot in processes.indices {
      if let due = processes[slot]?.phone.timer, due <= clocks.up { _ = tell(slot, .timer) }
    }
    return true
  }

  private mutating func put(_ move: Move) -> Bool {
    guard !isSuspended, let place = processes[0]?.place else { return false }
    switch move {
    case .front:
      processes[0]?.place = .front
      oracle.endBackoffs()
      return tell(0, .front)
    case .back(let roundIsOut):
      processes[0]?.place = .back(roundIsOut: roundIsOut)
      return tell(0, .back(roundIsOut: roundIsOut))
    case .wake(let time):
      guard place == .back(roundIsOut: false) else { return false }
      processes[0]?.place = .woken(until: clocks.up + time)
      return tell(0, .wake(milliseconds: time))
    default:
      guard place != .front, place != .back(roundIsOut: true) else { return false }
      processes[0]?.place = .back(roundIsOut: false)
      return tell(0, .timeOver)
    }
  }

  private mutating func damage(_ business: Int, _ change: (inout SimulatedFile) -> Void) -> Bool {
    guard let before = disk.folders[business].journal?.bytes else { return false }
    disk.folders[business].damageJournal(change)
    guard let after = disk.folders[business].journal?.bytes, after != before else { return false }
    oracle.noteDamage(of: business, from: before, to: after)
    return true
  }

  private mutating func spoil(_ proof: Int, isGone: Bool) -> Bool {
    guard let note = oracle[proof], case .file(let file) = note.content else { return false }
    disk.folders[note.business].proofs.damage(file.name, isGone: isGone)
    oracle.noteSpoiled(file.name)
    return true
  }

  // MARK: - Beginning and ending

  private mutating func start(_ slot: Int, _ behind: Int64?) -> Bool {
    guard !isSuspended, processes[slot] == nil else { return false }
    processCount += 1
    let phone = SimulatedPhone(process: processCount, core: makeCore.make(settings.outbox))
    let place = behind.map { SimulatedProcess<Core>.Place.woken(until: clocks.up + $0) } ?? .front
    processes[slot] = SimulatedProcess(
      phone: phone,
      place: place,
      person: session?.person,
      token: session?.token
    )
    oracle.forgetWaits()
    var events: [OutboxEvent] = [.signal(hasSignal)]
    if behind != nil { events.append(.back(roundIsOut: false)) }
    if let session {
      let person = settings.people[session.person]
      events.append(.signedIn(person, name: person.rawValue, session.token))
    }
    events.append(.chose(settings.businesses[chosen]))
    events += settings.businesses.map { .open($0) }
    events.append(behind.map { .wake(milliseconds: $0) } ?? .front)
    for event in events { _ = tell(slot, event) }
    return true
  }

  private mutating func kill(_ slot: Int, _ torn: Int?) -> Bool {
    guard let phone = processes[slot]?.phone else { return false }
    if let torn { phone.tear(torn, on: &disk) }
    disk.end(phone.process)
    network.answers.removeAll { $0.process == phone.process }
    oracle.forgetWaits()
    processes[slot] = nil
    if processes.allSatisfy({ $0 == nil }) { isSuspended = false }
    return true
  }

  private mutating func cutPower(_ cut: PowerCut, _ torn: Int?) {
    _ = kill(0, torn)
    _ = kill(1, nil)
    disk.cutPower(cut)
    clocks.up = WorldSettings.upAfterPowerCut
  }
}
