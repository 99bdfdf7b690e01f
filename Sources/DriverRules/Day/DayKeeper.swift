public import DriverModels

/// The days on a phone with all that hangs on them: the copies, the ticks, the receipts and the proofs.
public struct DayKeeper: Sendable {
  /// Whose days are shown.
  public var owner: DayOwner
  /// The days.
  public var shelf: DayShelf
  /// The ticks of each person in each business.
  public var ticks: [DayOwner: TickBook]
  /// What the outboxes keep, of everybody on the phone, in their order.
  public var writes: [OwnWrite]
  /// The proofs whose files are there.
  public var proofs: Set<ProofId>

  /// Opens what is on the disk.
  public init(
    owner: DayOwner,
    shelf: DayShelf,
    ticks: [DayOwner: TickBook],
    writes: [OwnWrite],
    proofs: Set<ProofId>
  ) {
    self.owner = owner
    self.shelf = shelf
    self.ticks = ticks
    self.writes = writes
    self.proofs = proofs
  }

  /// What the driver sees of a date; nil where there is no copy of it (Y9, Y10).
  public func seen(_ date: CalendarDate) -> EffectiveDay? {
    shelf[DayName(owner: owner, date: date)]
      .map { EffectiveDay($0, writes: writes.filter(isOwn)) }
  }

  /// Whether a round of a date is out, as the driver sees it.
  public func isOut(_ date: CalendarDate) -> Bool {
    seen(date)?.day.rounds.contains { $0.state == .out } ?? false
  }

  /// Marks the writes sent that wait and are counted in a copy (Y9).
  ///
  /// - Returns: their keys, in the order of the outbox.
  public mutating func markCounted() -> [IdempotencyKey] {
    let counted = shelf.days.mapValues { Set($0.recorded) }
    var marked: [IdempotencyKey] = []
    for index in writes.indices where writes[index].state == .waiting {
      let write = writes[index]
      let owner = DayOwner(person: write.person, business: write.business)
      guard counted.contains(where: { $0.key.owner == owner && $0.value.contains(write.key) })
      else {
        continue
      }
      writes[index].state = .sent
      marked.append(write.key)
    }
    return marked
  }

  private func isOwn(_ write: OwnWrite) -> Bool {
    DayOwner(person: write.person, business: write.business) == owner
  }
}
