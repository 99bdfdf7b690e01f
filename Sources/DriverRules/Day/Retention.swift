internal import DriverModels

/// What goes from the phone after a refresh of a person's business, and what stays (Y3 to Y8, Y11).
struct Retention {
  var owner: DayOwner
  var today: CalendarDate
  var shelf: DayShelf
  var writes: [OwnWrite]
  var ticked: [RoundId]

  /// How many days a copy is kept after its own.
  private static let days = 7

  var plan: DeletionPlan {
    // Y7: other people's days and other businesses' are not looked at.
    let entries = shelf.entries.values.filter { $0.name.owner == owner }
    let going = entries.filter(isGoing)
    let names = Set(going.map(\.name))
    let kept = entries.filter { !names.contains($0.name) }
    let rounds = union(going).subtracting(union(kept))
    let receipts = writes.filter { isReceipt($0, of: rounds, dates: Set(names.map(\.date))) }
    return DeletionPlan(
      days: names,
      ticks: rounds.intersection(ticked),
      receipts: Set(receipts.map(\.key)),
      proofs: Set(
        receipts.compactMap { if case .proof(let proof) = $0.body { proof } else { nil } }
      )
    )
  }

  /// A day that is old and not held, or whose file went before a crash (Y12).
  private func isGoing(_ entry: DayEntry) -> Bool {
    shelf[entry.name] == nil || (isOld(entry.name.date) && !isHeld(entry))
  }

  /// Y3, Y6, Y8: more than seven days before today; today and what is to come are not.
  private func isOld(_ date: CalendarDate) -> Bool {
    guard let last = today.earlier(by: Self.days) else { return false }
    return date < last
  }

  /// Y5: a write of one of its rounds, anybody's in the business, that is not settled.
  private func isHeld(_ entry: DayEntry) -> Bool {
    writes.contains { write in
      guard let round = write.roundId, entry.rounds.contains(round) else { return false }
      return write.business == owner.business && !isSettled(write)
    }
  }

  /// Whether a write goes with its day; one that is not settled never does (Y6).
  private func isReceipt(_ write: OwnWrite, of rounds: Set<RoundId>, dates: Set<CalendarDate>)
    -> Bool
  {
    let isOwn = DayOwner(person: write.person, business: write.business) == owner
    let belongs = write.roundId.map(rounds.contains) ?? dates.contains(write.date)
    return belongs && isOwn && isSettled(write)
  }

  /// Whether nothing is to be done with a write any more.
  private func isSettled(_ write: OwnWrite) -> Bool {
    write.state == .sent || write.state == .dismissed
  }

  private func union(_ entries: [DayEntry]) -> Set<RoundId> {
    entries.reduce(into: []) { $0.formUnion($1.rounds) }
  }
}
