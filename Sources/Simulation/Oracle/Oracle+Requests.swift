internal import DriverModels
internal import DriverRules
internal import StandIn

/// What leaves the phone and what comes of it.
extension Oracle {
  /// How things stand as a request leaves.
  struct Sending {
    /// Whose token it carries.
    var person: Int?
    /// Whether that is the session, as far as the process knows.
    var isSession: Bool
    /// Whether a request may begin where the app stands.
    var mayByPlace: Bool
    /// Whether there is signal, or the driver wants it all the same.
    var mayBySignal: Bool
    /// The clock since boot.
    var up: Int64
  }

  /// Judges a request that the phone decided on.
  mutating func judge(_ request: OutboxRequest, _ sending: Sending) {
    guard let number = WriteName.number(of: request.key), let note = self[number] else {
      return fail(.I9, "a request is of a write that nobody made")
    }
    if sending.person != note.person {
      fail(.I8, "write \(number) is sent with another person's token")
    }
    if !sending.isSession { fail(.I7, "write \(number) is sent without a session") }
    if !sending.mayByPlace { fail(.O33, "write \(number) is sent behind") }
    if !sending.mayBySignal { fail(.O14, "write \(number) is sent without signal") }
    checkWaits(of: number, note, at: sending.up)
    if let after = note.after, let first = self[after], !first.isAtAPI, !note.isDoubtful,
      !first.isDoubtful
    {
      fail(.O7, "proof \(number) is sent before its delivery")
    }
  }

  /// Takes a request that leaves the phone.
  mutating func take(
    _ request: OutboxRequest,
    _ number: Int,
    disk: SimulatedDisk,
    settings: WorldSettings
  ) {
    guard let note = self[number] else {
      return fail(.I9, "write \(number) is sent, and nobody pressed")
    }
    if request.content != note.content { fail(.I6, "write \(number) is sent with other bytes") }
    if request.key != note.key { fail(.I6, "write \(number) is sent under another key") }
    if request.business != settings.businesses[note.business] {
      fail(.I8, "write \(number) is sent for another business")
    }
    if note.state != .waiting { fail(.I4, "write \(number) is sent and does not wait") }
    if note.isWithdrawn, !note.isDoubtful {
      fail(.I1, "write \(number) is sent and was taken back")
    }
    notes[number]?.hasLeft = true
    checkDurable(number, disk)
  }

  private mutating func checkWaits(of number: Int, _ note: WriteNote, at up: Int64) {
    let line = Int(note.line.rawValue)
    let end = backoffs[note.business][line]
    if !note.wasSetAside, up < end {
      fail(.I13, "write \(number) is sent \(end - up) ms early")
    }
    if up < holds[note.business][line] {
      fail(.I13, "write \(number) is sent while the API asked to wait")
    }
  }

  /// I9, O1: what leaves, and what the driver is told is recorded, is on the disk.
  mutating func checkDurable(_ number: Int, _ disk: SimulatedDisk) {
    guard let note = self[number], !note.isDoubtful, !isDamaged[note.business] else { return }
    let folder = disk.folders[note.business]
    // Where all is synced the disk has what programs read, and that was read or written as it should.
    if folder.unsyncedNames == 0, folder.journal?.isSynced == true { return }
    let isThere = folder.durableJournals.allSatisfy { journal in
      JournalReading(journal ?? []).entries.contains { entry in
        if case .recorded(let writes, _) = entry {
          writes.contains { $0.key == note.key }
        } else {
          false
        }
      }
    }
    if !isThere { fail(.I9, "write \(number) is not on the disk for certain") }
  }

  mutating func noteArrival(_ called: CalledRequest) {
    let request = ArrivedRequest(process: called.process, number: called.request.number)
    arrived.removeAll { $0.process < called.process }
    if !arrived.contains(request) { arrived.append(request) }
  }

  /// Whether any copy of a request has arrived.
  func hasArrived(_ process: Int, _ number: Int) -> Bool {
    arrived.contains { $0.process == process && $0.number == number }
  }

  /// Takes what the API made of a write.
  mutating func take(_ outcome: KeyOutcome, of number: Int) {
    guard let note = self[number] else { return }
    switch outcome {
    case .recorded:
      notes[number]?.isAtAPI = true
      checkOrder(number, note)
      if note.isWithdrawn, !note.isDoubtful {
        fail(.I1, "write \(number) is recorded and was taken back")
      }
      if note.state == .turnedDown || note.state == .dismissed, !note.isDoubtful, !note.isSpoiled {
        fail(.I4, "write \(number) is recorded and was turned down")
      }
    case .reused:
      if !note.isDoubtful { fail(.I6, "the key of write \(number) comes with other bytes") }
    case .alreadyRecorded(again: false):
      if !note.isDoubtful { fail(.I2, "write \(number) comes under two keys") }
    default: break
    }
  }

  private mutating func checkOrder(_ number: Int, _ note: WriteNote) {
    guard let seq = note.seq else {
      return fail(.I9, "write \(number) is recorded and was never shown")
    }
    let line = Int(note.line.rawValue)
    let isExempt =
      note.wasSetAside || note.isDoubtful || note.isSpoiled || isDamaged[note.business]
    if seq < highest[note.business][note.person][line], !isExempt {
      fail(.I3, "write \(number) with seq \(seq) is recorded after a later one")
    }
    highest[note.business][note.person][line] = max(
      highest[note.business][note.person][line],
      seq
    )
  }

  // MARK: - Waits

  /// Takes how a request ended for the phone.
  mutating func take(_ end: RequestEnd, of number: Int, isOurs: Bool, at clocks: Clocks) {
    guard let note = self[number], !note.wasSetAside else { return }
    let line = Int(note.line.rawValue)
    guard case .answered(let answer) = end else {
      backoffs[note.business][line] = clocks.up + 2_000
      return
    }
    let isFailure = !isOurs || [408, 425, 429].contains(answer.status) || answer.status >= 500
    guard isFailure else { return }
    backoffs[note.business][line] = clocks.up + 2_000
    guard isOurs, let text = answer.headers.first(where: { $0.name == "Retry-After" })?.value,
      let seconds = Int64(text), seconds >= 0
    else { return }
    holds[note.business][line] = max(
      holds[note.business][line],
      clocks.up + min(seconds, 3_600) * 1_000
    )
  }

  /// Takes that something ended the waits after failures (O13).
  mutating func endBackoffs() {
    for business in backoffs.indices { backoffs[business] = [.min, .min] }
  }

  /// Takes that a process began or ended: what the next waits for, it reads from its file.
  mutating func forgetWaits() {
    endBackoffs()
    for business in holds.indices { holds[business] = [.min, .min] }
  }
}
