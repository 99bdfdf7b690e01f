internal import DriverModels

extension OutboxContents {
  /// The shortest journal that says all this.
  func entries(of business: BusinessId) -> [JournalEntry] {
    [.header(JournalHeader(business: business, nextSeq: nextSeq))]
      + writes.map { .recorded([$0], takenOver: []) }
      + OutboxLine.allCases.filter { self[$0] != LineWaits() }.map { .waits($0, self[$0]) }
  }

  /// Takes that the process has just read this: what is marked may have left (O26), and in a damaged file
  /// everything may have (O28).
  mutating func reopen(isDamaged: Bool) {
    changeAll { write in
      if isDamaged, write.state == .waiting { write.isMarked = true }
      write.attempts = write.isMarked ? 1 : 0
    }
  }

  /// Puts the waits on the clock since boot; one further off than the longest possible is cut (O15).
  mutating func startWaits(at now: Clocks) {
    for line in OutboxLine.allCases { self[line].start(at: now) }
  }

  /// Goes on with the waits of a process that opens its file once more: the file may not say them all.
  mutating func keepWaits(of known: OutboxContents) {
    for line in OutboxLine.allCases { self[line].keep(known[line]) }
  }
}
