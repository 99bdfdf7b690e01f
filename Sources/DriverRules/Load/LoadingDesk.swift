public import DriverModels

/// The load screen: the day, what was done on the phone, the ticks, and what the driver does next.
public struct LoadingDesk: Sendable {
  /// The copy of the day.
  public var day: DriverDay
  /// The person's own writes, in the order of the outbox.
  public private(set) var writes: [OwnWrite]
  /// The ticks of all rounds.
  public private(set) var ticks: TickBook
  /// The rounds whose driver was asked about setting off without a load up; kept on no disk (L9).
  private var asked: Set<RoundId> = []

  /// Opens it with what is on the phone's disk.
  public init(day: DriverDay, writes: [OwnWrite], ticks: TickBook) {
    self.day = day
    self.writes = writes
    self.ticks = ticks
  }

  /// What the driver sees of the day.
  public var seen: EffectiveDay { EffectiveDay(day, writes: writes) }

  /// The list of a round.
  public func list(_ round: RoundId) -> LoadingList {
    LoadingList(seen, round: round, ticks: ticks[round])
  }

  /// Ticks a line of the list, with as many as there are to load now (L5); nothing where there is no
  /// such line.
  public mutating func tick(_ gas: GasId, of round: RoundId) {
    guard let line = list(round).lines.first(where: { $0.gasId == gas }) else { return }
    ticks[round][gas] = line.toLoad
  }

  /// Takes a tick away.
  public mutating func untick(_ gas: GasId, of round: RoundId) {
    ticks[round][gas] = nil
  }

  /// Judges a draft.
  public func judge(_ draft: LoadDraft, of round: RoundId) -> LoadResult {
    LoadWriteUp(draft, day: seen, round: round, ticks: ticks[round]).judge()
  }

  /// Keeps a write that was recorded; a load up ends the round's ticks (L8).
  public mutating func record(_ write: OwnWrite) {
    writes.append(write)
    guard case .load(let load) = write.body, let round = write.roundId else { return }
    if load.kind == .loadUp { ticks[round] = [:] }
  }

  /// Takes the outbox's news of a write.
  public mutating func hear(_ state: OwnWriteState, of key: IdempotencyKey) {
    for index in writes.indices where writes[index].key == key { writes[index].state = state }
  }

  /// L9: whether the driver is to be asked before setting off: once, where the round was not loaded.
  public mutating func asksBeforeSettingOff(_ round: RoundId) -> Bool {
    seen.round(round)?.state == .sent && asked.insert(round).inserted
  }

  /// L16: what taking everything off would be, full and empty, in the list's order.
  public func everythingOff(_ round: RoundId) -> [LoadMove] {
    let there = seen.contents(of: round).mapValues(\.shown).filter { $0.value != BottleCount() }
    return GasOrder(day.gas).sorted(there.keys).map { gas in
      let count = there[gas] ?? BottleCount()
      return LoadMove(
        gasId: gas,
        full: Int32(clamping: -count.full),
        empty: Int32(clamping: -count.empty)
      )
    }
  }

  /// The app was ended and opened again: what is on the disk is there, the rest is not (L6).
  public mutating func restart() {
    self = LoadingDesk(day: day, writes: writes, ticks: ticks)
  }
}
