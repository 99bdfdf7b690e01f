internal import DriverModels

extension OutboxCore {
  /// What follows when a task is on the disk.
  mutating func finish(
    _ task: DiskTask,
    of index: Int,
    found: [UInt8]?,
    badProofs: [String],
    at now: Clocks
  ) {
    switch task {
    case .open: read(found, of: index)
    case .secure(let opening): finish(opening, of: index, badProofs: badProofs, at: now)
    case .record: endBackoffOfNoConnection(of: index)
    case .mark(let key): send(key, of: index, at: now)
    case .settle(let key, let refusal): settled(key, refusal, of: index)
    case .withdraw, .dismiss, .waits, .setAside, .counted, .letGo, .compact: break
    }
    if let ticket = task.ticket { effects.append(.told(ticket, .done)) }
  }

  /// What follows when nothing had to be written, or nothing could be.
  mutating func endWithout(_ task: DiskTask, _ told: OutboxTold, of index: Int) {
    guard let ticket = task.ticket else { return }
    effects.append(.told(ticket, told))
    switch (task, told) {
    case (_, .notRecorded):
      effects.append(.show(boxes[index].file == .newer ? .newerFile : .notRecorded))
    case (.withdraw, .notAllowed): effects.append(.show(.cannotWithdraw))
    case (.dismiss, .asked): effects.append(.show(.dismissForGood))
    default: break
    }
  }

  /// What follows when a task's calls failed; `call` is the one that did, where nothing was to be repaired.
  mutating func fail(_ task: DiskTask, of index: Int, call: DiskCall? = nil, at now: Clocks) {
    switch task {
    case .open where call == .lock:
      boxes[index].file = .elsewhere
      effects.append(.show(.openElsewhere))
    case .open, .secure: boxes[index].file = .closed
    case .record, .withdraw, .dismiss:
      if let ticket = task.ticket { effects.append(.told(ticket, .notRecorded)) }
      effects.append(.show(.notRecorded))
    case .mark(let key), .settle(let key, _):
      guard let flight, flight.key == key else { return }
      self.flight = nil
      // There was no answer to draw a chance for.
      fail(flight, of: index, retryAfter: nil, is5xx: false, 0, at: now)
    case .compact where call == .rename:
      // It may have happened all the same: what lies there has to be read.
      boxes[index].file = .opening
      boxes[index].tasks.insert(.open, at: 0)
    case .compact:
      // Tried again when as much has come again.
      boxes[index].journal.compactedLength = boxes[index].journal.length
    case .waits, .setAside, .counted, .letGo: break
    }
  }

  /// O13: a press of the button is a reason to look whether there is a connection again.
  private mutating func endBackoffOfNoConnection(of index: Int) {
    guard isUnconnected else { return }
    for line in OutboxLine.allCases { boxes[index].contents[line].backoffUntil = nil }
  }

  private mutating func settled(_ key: IdempotencyKey, _ refusal: Refusal?, of index: Int) {
    if flight?.key == key { flight = nil }
    boxes[index].asideUntil[key] = nil
    guard let refusal else { return }
    if boxes[index].contents[key]?.state == .turnedDown {
      effects.append(.show(refusal.fault == .app ? .appFault : .turnedDown))
    }
  }
}
