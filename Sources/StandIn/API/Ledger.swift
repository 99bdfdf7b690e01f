internal import DriverModels

/// What was recorded for a business, as far as it changes the day.
struct Ledger: Hashable, Sendable {
  /// What a driver's writes did to the cash in the cab, in minor units.
  private(set) var cash: [PersonId: Int64] = [:]
  /// The last fix that was kept of each round (A9).
  var fixes: [RoundId: KeptFix] = [:]
  /// Whose each key is, and for which round.
  private(set) var entries: [Entry] = []

  /// By the id of any version, which delivery it is of.
  private var deliveryOf: [DeliveryId: Int] = [:]
  private var deliveries: [Delivery] = []
  /// When the gas of a van was last counted.
  private var counts: [VanGas: Int] = [:]

  /// A key that is recorded.
  struct Entry: Hashable, Sendable {
    let key: IdempotencyKey
    let person: PersonId
  }

  private struct Delivery: Hashable, Sendable {
    /// How many entries there were before its first version.
    let place: Int
    var latest: DeliveryWrite
    var person: PersonId
  }

  private struct VanGas: Hashable, Sendable {
    let van: VanId
    let gas: GasId
  }

  /// Enters a delivery; a correction takes the place of what it corrects.
  mutating func enter(
    _ delivery: DeliveryWrite,
    _ key: IdempotencyKey,
    by person: PersonId,
    in day: inout DriverDay
  ) {
    let known = delivery.replaces.flatMap { deliveryOf[$0] }
    let index = known ?? deliveries.count
    if known != nil {
      let old = deliveries[index]
      move(old.latest, by: -1, as: old.place, in: &day)
      cash[old.person, default: 0] -= old.latest.cash?.rawValue ?? 0
      deliveries[index].latest = delivery
      deliveries[index].person = person
    } else {
      deliveries.append(Delivery(place: entries.count, latest: delivery, person: person))
    }
    deliveryOf[delivery.id] = index
    move(delivery, by: 1, as: deliveries[index].place, in: &day)
    cash[person, default: 0] += delivery.cash?.rawValue ?? 0
    day.change(delivery.roundId) { round in
      for stop in round.stops.indices where round.stops[stop].id == delivery.stopId {
        round.stops[stop].state = StopState(delivery.outcome.word)
      }
    }
    entries.append(Entry(key: key, person: person))
  }

  /// Enters cash that moved.
  mutating func enter(_ moved: CashWrite, _ key: IdempotencyKey, by person: PersonId) {
    switch moved.kind {
    case .collected, .float: cash[person, default: 0] += moved.amount.rawValue
    case .handedIn, .paidOut: cash[person, default: 0] -= moved.amount.rawValue
    case .unknown: break
    }
    entries.append(Entry(key: key, person: person))
  }

  /// Enters what went on to the van of a round or off it, or was counted there.
  mutating func enter(
    _ load: LoadWrite,
    _ key: IdempotencyKey,
    by person: PersonId,
    of round: RoundId,
    in day: inout DriverDay
  ) {
    if let van = day.loads[round.rawValue]?.vanId {
      for line in load.lines {
        let count = LoadLine(gasId: line.gasId, full: line.full, empty: line.empty)
        if load.kind == .count {
          // What the write says of a gas twice is added.
          if counts.updateValue(entries.count, forKey: VanGas(van: van, gas: line.gasId))
            != entries.count
          {
            day.clear(line.gasId, on: van)
          }
        }
        day.add(count, on: van)
      }
    }
    if load.kind == .loadUp {
      day.change(round) { if $0.state == .sent { $0.state = .loaded } }
    }
    entries.append(Entry(key: key, person: person))
  }

  /// Enters how far a round has come.
  mutating func enter(
    _ progress: ProgressWrite,
    _ key: IdempotencyKey,
    by person: PersonId,
    of round: RoundId,
    in day: inout DriverDay
  ) {
    day.change(round) { round in
      switch progress.kind {
      case .setOff: round.state = .out
      case .backAtBase: round.state = .back
      case .finished: round.state = .finished
      case .unknown: break
      }
    }
    entries.append(Entry(key: key, person: person))
  }

  /// Enters a file.
  mutating func enterProof(_ key: IdempotencyKey, by person: PersonId) {
    entries.append(Entry(key: key, person: person))
  }

  /// Whether a delivery that is recorded names a proof.
  func names(_ proof: ProofId, of delivery: DeliveryId) -> Bool? {
    guard let index = deliveryOf[delivery] else { return nil }
    return (deliveries[index].latest.proof ?? []).contains { named in
      switch named {
      case .photo(let photo): photo.proofId == proof
      case .signature(let signature): signature.proofId == proof
      case .unknown: false
      }
    }
  }

  /// What a delivery does to the van; nothing where the gas was counted after it.
  private func move(
    _ delivery: DeliveryWrite,
    by sign: Int32,
    as place: Int,
    in day: inout DriverDay
  ) {
    guard let van = day.loads[delivery.roundId.rawValue]?.vanId else { return }
    func add(_ gas: GasId, full: Int32, empty: Int32) {
      if let counted = counts[VanGas(van: van, gas: gas)], counted > place { return }
      day.add(LoadLine(gasId: gas, full: sign * full, empty: sign * empty), on: van)
    }
    for line in delivery.lines { add(line.gasId, full: -line.delivered, empty: 0) }
    for count in delivery.empties { add(count.gasId, full: 0, empty: count.quantity) }
  }
}
