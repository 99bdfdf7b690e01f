internal import DriverModels

extension VanMove {
  /// What writes do to the vans, in the order in which it happened (L2).
  ///
  /// A correction takes the place of what it corrects: a count after that saw the bottles already.
  static func all(
    in writes: [OwnWrite],
    deliveries: [DeliveryVersions],
    recorded: Set<IdempotencyKey>
  ) -> [VanMove] {
    var moves: [(seq: Int, move: VanMove)] = []
    for write in writes {
      guard case .load(let load) = write.body, let round = write.roundId,
        let effect = effect(of: load, write, isRecorded: recorded.contains(write.key))
      else { continue }
      moves.append((write.seq, VanMove(roundId: round, effect: effect, numbers: load.numbers)))
    }
    for delivery in deliveries {
      guard let round = (delivery.shown ?? delivery.counted)?.roundId else { continue }
      let numbers = (delivery.shown?.bottles ?? [:])
        .merging((delivery.counted?.bottles ?? [:]).mapValues { BottleCount() - $0 }) { $0 + $1 }
      moves.append((delivery.seq, VanMove(roundId: round, effect: .add, numbers: numbers)))
    }
    return moves.sorted { $0.seq < $1.seq }.map(\.move)
  }

  private static func effect(of load: LoadWrite, _ write: OwnWrite, isRecorded: Bool) -> Effect? {
    switch (load.kind, isRecorded) {
    case (.count, true): .recount
    case (_, true): nil
    case (.count, false): write.state.isShown ? .count : nil
    case (_, false): write.state.isShown ? .add : nil
    }
  }
}

extension LoadWrite {
  /// Its numbers by gas; what it says of a gas twice is added.
  var numbers: [GasId: BottleCount] {
    var numbers: [GasId: BottleCount] = [:]
    for line in lines {
      numbers[line.gasId, default: BottleCount()] += BottleCount(
        full: Int(line.full),
        empty: Int(line.empty)
      )
    }
    return numbers
  }
}

extension DeliveryWrite {
  /// What it did to the van: what was delivered is off it, the empties are on it (D26).
  var bottles: [GasId: BottleCount] {
    var numbers: [GasId: BottleCount] = [:]
    for line in lines { numbers[line.gasId, default: BottleCount()].full -= Int(line.delivered) }
    for count in empties {
      numbers[count.gasId, default: BottleCount()].empty += Int(count.quantity)
    }
    return numbers
  }
}
