public import DriverModels

/// A day as the driver sees it: the copy, and on it what was done on this phone since (Y9).
///
/// A write shows while it is neither in the copy's `recorded` nor turned down. It belongs to the copy
/// that has its round; one without a round to the copy of its date.
public struct EffectiveDay: Hashable, Sendable {
  /// The day with the states of rounds and stops, and the cash in the cab, as they are by now.
  ///
  /// Its loads are the copy's: ``contents(of:)`` has what is on a van.
  public private(set) var day: DriverDay
  let moves: [VanMove]

  /// Puts a person's own writes on their copy of a day.
  ///
  /// - Parameter writes: the writes of the copy's person and business, in any order.
  public init(_ copy: DriverDay, writes: [OwnWrite]) {
    day = copy
    let rounds = Set(copy.rounds.map(\.id))
    let recorded = Set(copy.recorded)
    let own = writes.filter { $0.roundId.map(rounds.contains) ?? ($0.date == copy.date) }
      .sorted { $0.seq < $1.seq }
    let deliveries = DeliveryVersions.all(in: own, recorded: recorded)
    moves = VanMove.all(in: own, deliveries: deliveries, recorded: recorded)
    let progress = RoundProgress(own.filter { !recorded.contains($0.key) })
    for index in day.rounds.indices {
      day.rounds[index].state = progress.state(after: day.rounds[index])
    }
    showStops(deliveries)
    day.cash.total = CabEffect.total(
      day.cash,
      writes: own,
      deliveries: deliveries,
      recorded: recorded
    )
  }

  /// A round of the day; nil if there is none.
  public func round(_ id: RoundId) -> Round? {
    day.rounds.first { $0.id == id }
  }

  /// A stop of the day; nil if there is none.
  public func stop(_ id: StopId, of round: RoundId) -> Stop? {
    self.round(round)?.stops.first { $0.id == id }
  }

  /// The states of stops that were written up on this phone.
  private mutating func showStops(_ deliveries: [DeliveryVersions]) {
    var states: [RoundId: [StopId: StopState]] = [:]
    for delivery in deliveries {
      guard let shown = delivery.shown, shown != delivery.counted else { continue }
      states[shown.roundId, default: [:]][shown.stopId] = StopState(shown.outcome.word)
    }
    for round in day.rounds.indices {
      guard let written = states[day.rounds[round].id] else { continue }
      for stop in day.rounds[round].stops.indices {
        guard let state = written[day.rounds[round].stops[stop].id] else { continue }
        day.rounds[round].stops[stop].state = state
      }
    }
  }
}
