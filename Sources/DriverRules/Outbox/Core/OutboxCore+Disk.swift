internal import DriverModels

extension OutboxCore {
  /// Begins what waits to be written, one after the other in each outbox.
  mutating func startDiskWork() {
    for index in boxes.indices {
      if wantsCompaction(index) { boxes[index].tasks.append(.compact) }
      while boxes[index].work == nil, !boxes[index].tasks.isEmpty {
        begin(boxes[index].tasks.removeFirst(), of: index)
      }
    }
  }

  private mutating func begin(_ task: DiskTask, of index: Int) {
    switch boxes[index].plan(task, sending: sending(in: boxes[index])) {
    case .work(let work):
      boxes[index].work = work
      effects.append(.disk(boxes[index].business, work.calls))
    case .nothing(let told): endWithout(task, told, of: index)
    }
  }

  /// The key of the write of an outbox that has left or is about to.
  private func sending(in box: OutboxBox) -> IdempotencyKey? {
    flight?.business == box.business ? flight?.key : nil
  }

  /// O29: a file that has doubled since it was written anew, and no request under way.
  private func wantsCompaction(_ index: Int) -> Bool {
    let place = boxes[index].journal
    return place.length >= settings.compactionSize && place.length >= 2 * place.compactedLength
      && boxes[index].file == .open && boxes[index].isIdle
      && flight?.business != boxes[index].business
  }

  /// Takes how the calls of an outbox ended.
  mutating func endDiskWork(of business: BusinessId, _ outcome: DiskOutcome, at now: Clocks) {
    let index = boxIndex(of: business)
    guard let work = boxes[index].work else { return }
    boxes[index].work = nil
    switch outcome {
    case .done(let found, let badProofs):
      boxes[index].journal.note(work.calls)
      if work.isRepair { return fail(work.task, of: index, at: now) }
      boxes[index].journal.length += work.appended
      if let entry = work.entry { boxes[index].contents.apply(entry) }
      finish(work.task, of: index, found: found, badProofs: badProofs, at: now)
    case .failed(let failed):
      boxes[index].journal.note(work.calls[..<failed])
      boxes[index].journal.noteAppend(in: work.calls[...failed])
      if boxes[index].journal.isDirty, !work.isRepair, work.appended > 0 {
        repair(work.task, of: index)
      } else {
        fail(work.task, of: index, call: work.calls[failed], at: now)
      }
    }
  }

  /// What failed to be recorded leaves nothing behind (I10): only then the driver is told.
  private mutating func repair(_ task: DiskTask, of index: Int) {
    let calls = boxes[index].journal.debts
    boxes[index].work = DiskWork(task: task, calls: calls, entry: nil, isRepair: true)
    effects.append(.disk(boxes[index].business, calls))
  }
}
