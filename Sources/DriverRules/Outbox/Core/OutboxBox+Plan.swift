internal import DriverModels

extension OutboxBox {
  /// What a task comes to now; `sending` is the key of the write that has left or is about to.
  func plan(_ task: DiskTask, sending: IdempotencyKey?) -> DiskPlan {
    switch task {
    case .open: .work(DiskWork(task: task, calls: [.lock, .read], entry: nil))
    case .secure(let opening): .work(secure(opening))
    case _ where file != .open: .nothing(.notRecorded)
    case .record(_, let recording, let replaced, let user, let time):
      record(recording, correcting: replaced, by: user, at: time, task)
    case .withdraw(_, let key): withdraw(key, task)
    case .dismiss(_, let key, let isSure): dismiss(key, isSure: isSure, task)
    case .mark(let key): append(.mayHaveLeft(key), task)
    case .settle(let key, let refusal):
      append(refusal.map { .turnedDown(key, $0) } ?? .sent([key]), task)
    case .waits(let line): note(.waits(line, contents[line]), task)
    case .setAside(let key): note(.setAside(key), task)
    case .counted(let keys): count(keys, sending: sending, task)
    case .letGo(let keys): letGo(keys, task)
    case .compact: .work(DiskWork(task: task, calls: rewriting(contents), entry: nil))
    }
  }

  /// An entry at the journal's end, synced, with what has to be done before and after.
  func append(
    _ entry: JournalEntry,
    after first: [DiskCall] = [],
    before last: [DiskCall] = [],
    _ task: DiskTask
  ) -> DiskPlan {
    let calls = first + journal.debts + [frame(entry), .sync] + last
    return .work(DiskWork(task: task, calls: calls, entry: entry))
  }

  /// An entry that is not synced for itself: memory has it already, and a power cut may take it.
  private func note(_ entry: JournalEntry, _ task: DiskTask) -> DiskPlan {
    .work(DiskWork(task: task, calls: journal.debts + [frame(entry)], entry: nil))
  }

  private func frame(_ entry: JournalEntry) -> DiskCall {
    .append(
      JournalFrame.encoded(entry, at: journal.length, generation: journal.generation)
    )
  }

  /// A8: what the day counts is sent, but what is on the way is answered first.
  private func count(_ keys: [IdempotencyKey], sending: IdempotencyKey?, _ task: DiskTask)
    -> DiskPlan
  {
    let sent = keys.filter { $0 != sending && contents[$0]?.state == .waiting }
    return sent.isEmpty ? .nothing(.done) : append(.sent(sent), task)
  }

  /// Y11: only what is settled goes, and nothing that another still waits for.
  private func letGo(_ keys: [IdempotencyKey], _ task: DiskTask) -> DiskPlan {
    let needed = Set(contents.writes.filter { !$0.isSettled }.flatMap { $0.after })
    let going = keys.filter { !needed.contains($0) }.compactMap { contents[$0] }
      .filter(\.isSettled)
    guard !going.isEmpty else { return .nothing(.done) }
    let kept = Set(
      contents.writes.filter { write in !going.contains { $0.key == write.key } }
        .compactMap(\.fileName)
    )
    let files = going.compactMap(\.fileName).filter { !kept.contains($0) }
    return append(.letGo(going.map(\.key)), before: files.map { .removeProof($0) }, task)
  }
}
