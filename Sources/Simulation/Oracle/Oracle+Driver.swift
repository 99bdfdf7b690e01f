internal import DriverModels
internal import DriverRules

/// What the driver does, and is told.
extension Oracle {
  /// Takes that the driver pressed the button.
  mutating func note(_ press: DriverPress, by person: Int, at time: Int64) {
    enter(press.number, press, person, press.kind, .json(press.body), time, after: nil)
    for proof in press.proofs {
      let file = DriverPress.proof(proof).file
      enter(proof, press, person, .proof, .file(file), time, after: press.number)
    }
    notes[press.number]?.replaces = press.replaces
  }

  private mutating func enter(
    _ number: Int,
    _ press: DriverPress,
    _ person: Int,
    _ kind: WriteKind,
    _ content: WriteContent,
    _ time: Int64,
    after: Int?
  ) {
    while notes.count <= number { notes.append(nil) }
    if notes[number] != nil {
      notes[number]?.pressedAt.append(time)
      notes[number]?.wasNotRecorded = false
      return
    }
    notes[number] = WriteNote(
      key: WriteName.key(number, press: press.presses),
      business: press.business,
      person: person,
      kind: kind,
      id: WriteName.id(number),
      content: content,
      pressedAt: [time],
      after: after
    )
  }

  mutating func noteWithdraw(_ number: Int) {
    for number in withProofs(number) { notes[number]?.withdrawals += 1 }
  }

  mutating func noteDismiss(_ number: Int) {
    for number in withProofs(number) { notes[number]?.isDismissAsked = true }
  }

  mutating func noteLetGo(_ numbers: [Int]) {
    for number in numbers { notes[number]?.isLetGo = true }
  }

  /// A write and the proofs that hang on it.
  private func withProofs(_ number: Int) -> [Int] {
    [number] + notes.indices.filter { notes[$0]?.after == number }
  }

  /// Takes what the driver was told.
  ///
  /// - Parameters:
  ///   - unrepaired: where the disk did not let the phone cut off what it had written.
  mutating func take(
    _ told: OutboxTold,
    of ask: DriverAsk,
    disk: SimulatedDisk,
    unrepaired: Set<Int>
  ) {
    switch (ask.what, told) {
    case (.record(let press), .done):
      for number in [press.number] + press.proofs {
        notes[number]?.isRecorded = true
        notes[number]?.wasNotRecorded = false
      }
      checkDurable(press.number, disk)
    case (.record(let press), .notRecorded):
      guard notes[press.number]?.isRecorded == false else { return }
      notes[press.number]?.wasNotRecorded = true
      notes[press.number]?.mayBeGhost = unrepaired.contains(press.business)
    case (.record(let press), .notAllowed) where press.replaces == nil && ask.isKnown:
      fail(.I1, "write \(press.number) is refused by the phone")
    case (.withdraw(let number), .done):
      for number in withProofs(number) where notes[number]?.withdrawals != 0 {
        notes[number]?.isWithdrawn = true
      }
    case (.withdraw(let number), _):
      guard let note = self[number], told == .notAllowed || !unrepaired.contains(note.business)
      else {
        return
      }
      for number in withProofs(number) where notes[number]?.withdrawals != 0 {
        notes[number]?.withdrawals -= 1
      }
    default: break
    }
  }
}
