import DriverModels
import DriverRules
import DriverScenarios

/// A day of two rounds of one van at random, and ways to do something to the van.
struct GeneratedVanDay {
  let gas = GasId("g1")
  let round = RoundId("r1")
  let day: DriverDay
  let writes: [OwnWrite]
  private let gases = ["g1", "g2", "g3"].map { GasId($0) }

  init(_ random: inout SeededRandom) throws {
    var day = try DayFixtures.day(state: random.one(of: .sent, .loaded))
    var other = day.rounds[0]
    other.id = RoundId("r2")
    other.state = random.one(of: .sent, .out)
    day.rounds.append(other)
    for index in day.rounds.indices {
      day.rounds[index].stops = (0..<random.number(0...3)).map { _ in
        var stop = DayFixtures.stop("s")
        stop.state = random.one(of: .open, .open, .partial)
        stop.lines = [
          OrderLine(
            gasId: random.one(of: GasId("g1"), GasId("g2")),
            quantity: Int32(random.number(0...9)),
            exchange: false
          )
        ]
        return stop
      }
    }
    let lines = gases.map {
      LoadLine(
        gasId: $0,
        full: Int32(random.number(-2...9)),
        empty: Int32(random.number(0...5))
      )
    }
    day.loads = [
      "r1": Load(vanId: VanId("v1"), lines: lines), "r2": Load(vanId: VanId("v1"), lines: lines),
    ]
    self.day = day
    writes = [try DayFixtures.write(50, DayFixtures.moved(.topUp, full: 2), round: "r2")]
  }

  /// What is on the van after these writes alone.
  func contents(_ writes: [OwnWrite]) -> [GasId: BottleCount] {
    EffectiveDay(day, writes: writes).contents(of: round)
  }

  /// A write of a load, of either round.
  func load(_ kind: LoadKind, _ numbers: [(GasId, BottleCount)], seq: Int) throws -> OwnWrite {
    let lines = numbers.map {
      LoadMove(gasId: $0, full: Int32($1.full), empty: Int32($1.empty))
    }
    let write = LoadWrite(
      id: LoadId("l"),
      kind: kind,
      occurredAt: try DayFixtures.noon(),
      lines: lines
    )
    return try DayFixtures.write(seq, .load(write), round: seq.isMultiple(of: 2) ? "r2" : "r1")
  }

  /// A top up or a delivery.
  func move(_ seq: Int, _ random: inout SeededRandom) throws -> OwnWrite {
    if random.once(in: 2) {
      return try DayFixtures.write(
        seq,
        DayFixtures.delivery("d\(seq)", Int32(random.number(0...3)))
      )
    }
    let number = BottleCount(full: random.number(-3...6), empty: random.number(-3...6))
    let gas = gases[random.number(0...2)]
    return try load(random.one(of: .topUp, .offLoad, .loadUp), [(gas, number)], seq: seq)
  }

  /// The same write at another place of the outbox.
  func write(_ write: OwnWrite, at seq: Int) -> OwnWrite {
    var write = write
    write.seq = seq
    return write
  }
}
