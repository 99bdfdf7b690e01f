internal import DriverModels
internal import DriverRules
internal import StandIn

/// What the driver does.
extension World {
  mutating func makeByDriver(_ move: Move) -> Bool {
    guard !isSuspended, processes[0] != nil else { return false }
    switch move {
    case .press(let press): return take(press)
    case .withdraw(let number):
      guard let note = oracle[number] else { return false }
      oracle.noteWithdraw(number)
      let business = settings.businesses[note.business]
      return ask(.withdraw(number)) { .withdraw($0, business, note.key) }
    case .dismiss(let number, let isSure):
      guard let note = oracle[number] else { return false }
      if isSure { oracle.noteDismiss(number) }
      let business = settings.businesses[note.business]
      return ask(.dismiss(number)) { .dismiss($0, business, note.key, isSure: isSure) }
    case .sendNow:
      processes[0]?.wasPushed = true
      oracle.endBackoffs()
      return tell(0, .sendNow)
    case .signIn(let person): return signIn(person)
    case .signOut(let isSure): return tell(0, .signOut(isSure: isSure))
    case .choose(let business):
      chosen = business
      return tell(0, .chose(settings.businesses[business]))
    case .businesses:
      guard let session, let token = session.token, api.note(of: token)?.isLive == true else {
        return false
      }
      let listed = settings.businesses.indices.filter { api.members[$0][session.person] }
      return tell(0, .businesses(listed.map { settings.businesses[$0] }))
    case .succeeded: return tell(0, .succeeded)
    case .counted(let business):
      oracle.endBackoffs()
      return tell(0, .counted(settings.businesses[business], api.books[business].recorded))
    case .letGo(let business): return letGo(business)
    default: return false
    }
  }

  private mutating func take(_ press: DriverPress) -> Bool {
    if let person = knownPerson {
      oracle.note(press, by: person, at: clocks.wall)
    }
    let recording = press.recording
    for proof in recording.proofs { disk.folders[press.business].proofs.write(proof.file) }
    let business = settings.businesses[press.business]
    oracle.endBackoffs()
    guard let replaced = press.replaces else {
      return ask(.record(press)) { .record($0, business, recording) }
    }
    guard let key = oracle[replaced]?.key else { return false }
    return ask(.record(press)) { .correct($0, business, key, recording) }
  }

  /// Who drives, as the outboxes know it.
  private var knownPerson: Int? {
    processes[0]?.phone.queue.contains(.signedOut) == true ? nil : processes[0]?.person
  }

  private mutating func ask(_ what: DriverAsk.What, _ event: (Int) -> OutboxEvent) -> Bool {
    let ticket = nextTicket
    nextTicket += 1
    let ask = DriverAsk(ticket: ticket, isKnown: knownPerson != nil, what: what)
    processes[0]?.asked.append(ask)
    return tell(0, event(ticket))
  }

  private mutating func signIn(_ person: Int) -> Bool {
    // The screen to sign in comes when the outboxes are done with whoever was there before.
    guard session?.token == nil || session?.person == person,
      processes[0]?.phone.isEndingSession == false
    else { return false }
    let token = api.signIn(person)
    session = StoredSession(person: person, token: token)
    processes[0]?.person = person
    processes[0]?.token = token
    let id = settings.people[person]
    return tell(0, .signedIn(id, name: id.rawValue, token))
  }

  private mutating func letGo(_ business: Int) -> Bool {
    let settled = oracle.settled(in: business)
    guard !settled.isEmpty else { return false }
    oracle.noteLetGo(settled)
    return tell(0, .letGo(settings.businesses[business], settled.compactMap { oracle[$0]?.key }))
  }
}

extension DriverPress {
  /// What the outbox is given.
  var recording: Recording {
    let keys = ([number] + proofs + spares).map { WriteName.key($0, press: presses) }
    return Recording(
      kind: kind,
      closing: closing,
      id: WriteName.id(number),
      roundId: RoundId("r1"),
      stopId: stop.map { StopId("s\($0)") },
      body: body,
      proofs: proofs.map(Self.proof),
      keys: keys
    )
  }

  var body: [UInt8] { Array("{\"id\":\"\(WriteName.id(number))\"}".utf8) }

  static func proof(_ number: Int) -> ProofRecording {
    ProofRecording(
      id: ProofId(WriteName.id(number)),
      file: ProofFile(name: "p\(number).jpg", sha256: "\(number)", length: number)
    )
  }
}
