import DriverModels
import DriverRules

/// Short ways to a day and to what was done on it.
enum DayFixtures {
  static let gas: GasId = GasId("p19")

  static func date(_ text: String) throws -> CalendarDate { try CalendarDate(wireText: text) }

  /// A day of one round, r1, with a stop for three of p19, and a van with ten.
  static func day(recorded: [String] = [], state: RoundState = .out, full: Int32 = 10) throws
    -> DriverDay
  {
    DriverDay(
      date: try date("2026-03-04"),
      asOf: try Timestamp(wireText: "2026-03-04T06:00:00.000Z"),
      rounds: [Round(id: RoundId("r1"), name: "North", state: state, stops: [stop("s1")])],
      bases: [],
      gas: [Gas(id: gas, name: "Propane", goesOff: true, comesBack: true)],
      loads: ["r1": load("v1", full: full)],
      cash: CabCash(total: Money(5000)),
      recorded: recorded.map { IdempotencyKey($0) }
    )
  }

  static func stop(_ id: String) -> Stop {
    Stop(
      id: StopId(id),
      kind: .delivery,
      position: 0,
      customer: Customer(id: CustomerId("c1"), name: "The Plough"),
      place: Place(address: "1 High Street"),
      lines: [OrderLine(gasId: gas, quantity: 3, exchange: true)],
      emptiesExpected: [],
      payment: Payment(how: .account),
      proof: .none_,
      state: .open
    )
  }

  static func load(_ van: String, full: Int32) -> Load {
    Load(vanId: VanId(van), lines: [LoadLine(gasId: gas, full: full, empty: 0)])
  }

  static func write(
    _ seq: Int,
    _ body: OwnWriteBody,
    state: OwnWriteState = .waiting,
    round: String? = "r1"
  ) throws -> OwnWrite {
    OwnWrite(
      key: IdempotencyKey("k\(seq)"),
      seq: seq,
      person: PersonId("sam"),
      business: BusinessId("acme"),
      state: state,
      roundId: round.map { RoundId($0) },
      date: try date("2026-03-04"),
      body: body
    )
  }

  /// A delivery of so many of the three, with as many empties back and 10.00 in cash.
  static func delivery(_ id: String, _ delivered: Int32, replaces: String? = nil) throws
    -> OwnWriteBody
  {
    .delivery(
      DeliveryWrite(
        id: DeliveryId(id),
        roundId: RoundId("r1"),
        stopId: StopId("s1"),
        occurredAt: try noon(),
        outcome: delivered == 3 ? .delivered : .partial,
        lines: [DeliveredLine(gasId: gas, ordered: 3, delivered: delivered)],
        empties: [GasCount(gasId: gas, quantity: delivered)],
        cash: Money(1000),
        replaces: replaces.map { DeliveryId($0) }
      )
    )
  }

  static func moved(_ kind: LoadKind, full: Int32, empty: Int32 = 0) throws -> OwnWriteBody {
    .load(
      LoadWrite(
        id: LoadId("l"),
        kind: kind,
        occurredAt: try noon(),
        lines: [LoadMove(gasId: gas, full: full, empty: empty)]
      )
    )
  }

  static func progress(_ kind: ProgressKind) throws -> OwnWriteBody {
    .progress(ProgressWrite(id: ProgressId("p"), kind: kind, occurredAt: try noon()))
  }

  static func noon() throws -> Timestamp { try Timestamp(wireText: "2026-03-04T12:00:00.000Z") }
}
