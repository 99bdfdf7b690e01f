public import DriverModels

/// A refresh, in steps between which the phone may stop (Y12): list what goes, delete the files, then
/// the index. What a stop leaves undone the next refresh judges anew.
extension DayKeeper {
  /// Takes an answer; gives what goes after it, nothing after one that failed (Y3, Y7).
  public mutating func take(_ answer: DayAnswer, for asked: DayName, today: CalendarDate)
    -> DeletionPlan?
  {
    guard answer != .failed else { return nil }
    if case .day(let day, let etag) = answer { shelf.store(day, etag: etag, as: asked) }
    return Retention(
      owner: asked.owner,
      today: today,
      shelf: shelf,
      writes: writes,
      ticked: ticks[asked.owner]?.rounds ?? []
    ).plan
  }

  /// Deletes the files of days and proofs.
  public mutating func deleteFiles(_ plan: DeletionPlan) {
    for day in plan.days { shelf.files[day] = nil }
    proofs.subtract(plan.proofs)
  }

  /// Deletes the days from the index, their ticks and their receipts.
  public mutating func deleteIndex(_ plan: DeletionPlan, of owner: DayOwner) {
    for day in plan.days { shelf.entries[day] = nil }
    for round in plan.ticks { ticks[owner]?[round] = [:] }
    writes.removeAll { plan.receipts.contains($0.key) }
  }
}
