internal import DriverModels

/// What a journal says: all its entries, one after the other.
struct OutboxContents: Hashable, Sendable {
  /// What it holds, in the order of `seq`.
  private(set) var writes: [OutboxWrite] = []
  /// The `seq` of the next write.
  private(set) var nextSeq = 1
  /// What holds the first line up.
  var writeWaits = LineWaits()
  /// What holds the proofs up.
  var proofWaits = LineWaits()
  /// All before this index are settled.
  private(set) var firstOpen = 0

  /// What holds a line up.
  subscript(line: OutboxLine) -> LineWaits {
    get { line == .writes ? writeWaits : proofWaits }
    set {
      switch line {
      case .writes: writeWaits = newValue
      case .proofs: proofWaits = newValue
      }
    }
  }

  /// A write by its key.
  subscript(key: IdempotencyKey) -> OutboxWrite? {
    index(of: key).map { writes[$0] }
  }

  /// Where a write is.
  func index(of key: IdempotencyKey) -> Int? {
    // By index: a closure over the elements would copy each.
    writes.indices[firstOpen...].first { writes[$0].key == key }
      ?? writes.indices[..<firstOpen].last { writes[$0].key == key }
  }

  /// The write that corrects a write.
  func replacement(of key: IdempotencyKey) -> OutboxWrite? {
    writes.last { $0.replaces == key }
  }

  /// The proofs of an open write that were not sent, the dismissed among them.
  func unsentProofs(of key: IdempotencyKey) -> [OutboxWrite] {
    writes[firstOpen...].filter { $0.kind == .proof && $0.state != .sent && $0.after == [key] }
  }

  /// The proofs of a write that nothing was made of yet, those with a bad file among them.
  func proofs(of key: IdempotencyKey) -> [OutboxWrite] {
    unsentProofs(of: key).filter { $0.state != .dismissed }
  }

  /// The proofs that wait for a write and have never left.
  func proofs(hangingOn key: IdempotencyKey) -> [OutboxWrite] {
    proofs(of: key).filter { $0.state == .waiting }
  }

  /// Changes a write that is there; what a lost entry recorded is not.
  mutating func change(_ key: IdempotencyKey, _ change: (inout OutboxWrite) -> Void) {
    if let index = index(of: key) { change(&writes[index]) }
  }

  /// Changes every write.
  mutating func changeAll(_ change: (inout OutboxWrite) -> Void) {
    for index in writes.indices { change(&writes[index]) }
  }

  /// Takes an entry.
  mutating func apply(_ entry: JournalEntry) {
    switch entry {
    case .header(let header): nextSeq = max(nextSeq, header.nextSeq)
    case .recorded(let recorded, let takenOver): add(recorded, takingOver: takenOver)
    case .mayHaveLeft(let key): change(key) { $0.isMarked = true }
    case .sent(let keys): keys.forEach { settle($0, .sent) }
    case .turnedDown(let key, let refusal): turnDown(key, refusal)
    case .withdrawn(let keys): remove(keys)
    case .dismissed(let keys): keys.forEach { settle($0, .dismissed) }
    case .waits(let line, let waits): self[line] = waits
    case .setAside(let key): change(key) { $0.isSetAside = true }
    case .letGo(let keys): remove(keys)
    }
    while firstOpen < writes.count, writes[firstOpen].isSettled { firstOpen += 1 }
  }

  private mutating func add(_ recorded: [OutboxWrite], takingOver takenOver: [IdempotencyKey]) {
    remove(takenOver)
    for write in recorded {
      if let replaced = write.replaces {
        change(replaced) { if $0.state == .turnedDown { $0.state = .dismissed } }
      }
      nextSeq = max(nextSeq, write.seq + 1)
      writes.append(write)
    }
  }

  private mutating func settle(_ key: IdempotencyKey, _ state: WriteState) {
    guard let index = index(of: key) else { return }
    writes[index].state = state
    if state == .sent { succeed(writes[index]) }
  }

  /// A refusal of what is corrected already is nothing more to decide on (O21).
  private mutating func turnDown(_ key: IdempotencyKey, _ refusal: Refusal) {
    guard let index = index(of: key) else { return }
    writes[index].refusal = refusal
    writes[index].state = replacement(of: key) == nil ? .turnedDown : .dismissed
    if refusal.status != nil { succeed(writes[index]) }
  }

  /// An answer of ours ends the row of failures (O11), but not one to a write that was passed (O23).
  private mutating func succeed(_ write: OutboxWrite) {
    guard !write.isSetAside else { return }
    self[write.line].failures = 0
    self[write.line].backoffUntil = nil
    self[write.line].trouble = nil
  }

  private mutating func remove(_ keys: [IdempotencyKey]) {
    guard !keys.isEmpty else { return }
    let gone = Set(keys)
    writes.removeAll { gone.contains($0.key) }
    firstOpen = 0
  }
}
