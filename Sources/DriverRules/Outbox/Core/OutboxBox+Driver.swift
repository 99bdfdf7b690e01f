internal import DriverModels

extension OutboxBox {
  /// What a press of the button records, all of it in one frame (O1).
  func record(
    _ recording: Recording,
    correcting replaced: IdempotencyKey?,
    by user: OutboxUser,
    at time: Int64,
    _ task: DiskTask
  ) -> DiskPlan {
    // The disk refused it, could not even take it back, and it was found when the file was opened again.
    if let held = contents.writes.last(where: { $0.isVersion(recording.id, of: recording.kind) }) {
      return .nothing(held.content == .json(recording.body) ? .done : .notAllowed)
    }
    var takenOver: [OutboxWrite] = []
    var first: OutboxWrite?
    if let replaced {
      guard let target = contents[replaced], target.person == user.person,
        target.kind == recording.kind, target.state != .dismissed,
        contents.replacement(of: replaced) == nil
      else { return .nothing(.notAllowed) }
      first = target
      if target.state != .sent { takenOver = contents.proofs(hangingOn: replaced) }
    }
    let press = Press(recording: recording, user: user, time: time, seq: contents.nextSeq)
    guard let writes = press.writes(replacing: first, takingOver: takenOver) else {
      return .nothing(.notAllowed)
    }
    let files = recording.proofs.map { DiskCall.syncProof($0.file.name) }
    let entry = JournalEntry.recorded(writes, takenOver: takenOver.map(\.key))
    return append(entry, after: files, task)
  }

  /// O24: only what has never left, and with it the proofs that hang on it.
  ///
  /// Their files stay, as the draft is open again. A correction cannot be taken back: what it corrected
  /// would be lost with it. While the mark of what is about to leave is written, this waits behind it.
  func withdraw(_ key: IdempotencyKey, _ task: DiskTask) -> DiskPlan {
    guard let write = contents[key], write.state == .waiting, write.attempts == 0,
      write.kind != .proof, write.replaces == nil, contents.replacement(of: key) == nil
    else { return .nothing(.notAllowed) }
    let going = [write] + contents.unsentProofs(of: key)
    return append(.withdrawn(going.map(\.key)), task)
  }

  /// O21, O22: what was turned down goes with its proofs, when the driver was asked twice.
  func dismiss(_ key: IdempotencyKey, isSure: Bool, _ task: DiskTask) -> DiskPlan {
    guard contents[key]?.state == .turnedDown else { return .nothing(.notAllowed) }
    guard isSure else { return .nothing(.asked) }
    return append(.dismissed([key] + contents.proofs(of: key).map(\.key)), task)
  }
}
