internal import DriverModels
internal import DriverRules

/// What is shown.
extension Oracle {
  /// Looks at what a process shows after its core heard of something.
  mutating func look(_ view: PhoneView, settings: WorldSettings) {
    for outbox in view.outboxes where outbox.pause != .busy && outbox.pause != .newerFile {
      guard let business = settings.businesses.firstIndex(of: outbox.business) else { continue }
      look(outbox, business, settings)
    }
  }

  private mutating func look(_ outbox: OutboxView, _ business: Int, _ settings: WorldSettings) {
    if let next = outbox.nextIn, next > 3_600_000 {
      fail(.I13, "the next attempt is in \(next) ms")
    }
    var shown = Array(repeating: false, count: notes.count)
    var seq = 0
    for write in outbox.writes {
      guard let number = WriteName.number(of: write.key) else {
        return fail(.I1, "a write with a key that nobody made is shown")
      }
      if self[number] == nil { adopt(write, number, business, settings) }
      guard let note = self[number], note.business == business else {
        return fail(.I1, "write \(number) is shown, which nobody recorded")
      }
      // What a correction took over has been noted just now, and is the last.
      if number < shown.count {
        if shown[number] { fail(.I1, "write \(number) is shown twice") }
        shown[number] = true
      }
      if write.seq <= seq, !isDamaged[business] { fail(.I3, "seq \(write.seq) comes after \(seq)") }
      seq = write.seq
      look(write, number, note, settings)
    }
    for number in shown.indices where !shown[number] {
      guard let note = notes[number], note.business == business else { continue }
      if note.isRecorded || note.hasLeft, !note.mayBeMissing {
        fail(.I1, "write \(number) is missing")
      }
      notes[number]?.state = nil
    }
  }

  private mutating func look(
    _ write: OutboxWrite,
    _ number: Int,
    _ note: WriteNote,
    _ settings: WorldSettings
  ) {
    if write.content != note.content || write.id != note.id || write.kind != note.kind {
      fail(.I6, "write \(number) is another than was recorded")
    }
    if write.person != settings.people[note.person] {
      fail(.I8, "write \(number) is of another person")
    }
    if !note.pressedAt.contains(write.occurredAt)
      || (note.occurredAt ?? write.occurredAt) != write.occurredAt
    {
      fail(.I6, "write \(number) has another time")
    }
    if note.wasNotRecorded, !note.mayBeGhost {
      fail(.I10, "write \(number) is there, of which the driver was told that it is not recorded")
    }
    if note.isWithdrawn, !note.isDoubtful {
      fail(.I1, "write \(number) is there and was taken back")
    }
    if !note.isDoubtful {
      check(write.state, of: number, note, write.refusal)
      if let seq = note.seq, seq != write.seq { fail(.I3, "write \(number) has another seq") }
    }
    lookAtWaits(write, note)
    notes[number]?.key = write.key
    notes[number]?.seq = write.seq
    notes[number]?.occurredAt = write.occurredAt
    notes[number]?.state = write.state
    if write.isSetAside { notes[number]?.wasSetAside = true }
    notes[number]?.isRecorded = true
    notes[number]?.wasNotRecorded = false
  }

  /// O11, O23: what is behind a write that was sent, also because the day counts it, or that was set aside
  /// goes on at once.
  private mutating func lookAtWaits(_ write: OutboxWrite, _ note: WriteNote) {
    guard !note.wasSetAside else { return }
    if write.isSetAside || (write.state == .sent && note.state != .sent) {
      backoffs[note.business][Int(note.line.rawValue)] = .min
    }
  }

  /// I4, and that nothing that was settled is open again.
  private mutating func check(
    _ state: WriteState,
    of number: Int,
    _ note: WriteNote,
    _ refusal: Refusal?
  ) {
    switch state {
    case .sent:
      if !note.isAtAPI {
        fail(.I4, "write \(number) is shown as sent, and the API does not have it")
      }
    case .turnedDown, .dismissed:
      if note.isAtAPI, !note.isSpoiled {
        fail(.I4, "write \(number) is \(state), and the API has it")
      }
      if state == .dismissed, refusal == nil, note.kind != .proof {
        fail(.I1, "write \(number) is let go without having been refused")
      }
    case .waiting: break
    }
    let isBack =
      switch (note.state, state) {
      case (nil, _), (.waiting, _), (.turnedDown, .dismissed): false
      case (let before, let now): before != now
      }
    if isBack {
      fail(.I1, "write \(number) was \(note.state.map { "\($0)" } ?? ""), and is \(state)")
    }
  }

  /// Notes a proof that a correction took over, under one of the numbers that it was given for that.
  private mutating func adopt(
    _ write: OutboxWrite,
    _ number: Int,
    _ business: Int,
    _ settings: WorldSettings
  ) {
    guard write.kind == .proof, let key = write.after.first,
      let delivery = WriteName.number(of: key), let correction = self[delivery]
    else { return }
    let versions = versions(before: delivery)
    guard
      let old = notes.indices.last(where: { index in
        guard let note = notes[index] else { return false }
        // Damage may have taken an earlier correction, and with it that the proof was taken over.
        return note.kind == .proof && note.id == write.id && versions.contains(note.after)
          && (!note.isTakenOver || note.isDoubtful)
      }), let before = notes[old]
    else { return }
    while notes.count <= number { notes.append(nil) }
    notes[number] = WriteNote(
      key: write.key,
      business: business,
      person: correction.person,
      kind: .proof,
      id: write.id,
      content: before.content,
      pressedAt: correction.pressedAt,
      after: delivery
    )
    notes[number]?.isSpoiled = before.isSpoiled
    notes[number]?.isDoubtful = before.isDoubtful
    notes[old]?.isTakenOver = true
    // Damage may have taken the mark that it may have left.
    if before.isAtAPI || before.hasLeft, !isDamaged[business] {
      fail(.I1, "proof \(old) is taken over and has left before")
    }
  }

  /// The numbers of the versions of a thing before one.
  private func versions(before number: Int) -> [Int?] {
    var versions: [Int?] = []
    var next = self[number]?.replaces
    while let number = next, !versions.contains(number) {
      versions.append(number)
      next = self[number]?.replaces
    }
    return versions
  }
}
