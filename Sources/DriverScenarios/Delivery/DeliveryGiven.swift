internal import DriverModels
internal import DriverRules
internal import ScenarioKit

/// What a delivery's case starts from, as a day of one stop.
struct DeliveryGiven: Sendable {
  let day: DriverDay
  let roundId: RoundId
  let stopId: StopId
  var now: Timestamp
  /// The ids that are still new.
  var newIds: [DeliveryId]

  init(_ given: JSONValue) throws {
    roundId = RoundId(try given.text("roundId"))
    stopId = StopId(try given.text("stopId"))
    now = try given.need("now").model()
    newIds = given.list("newIds").compactMap(\.string).map { DeliveryId($0) }
    let van: JSONValue = [
      "vanId": "v", "capacity": try given.need("capacity"), "lines": try given.need("van"),
    ]
    let round = Round(
      id: roundId,
      name: "",
      state: RoundState(try given.text("roundState")),
      stops: [try Self.stop(given)]
    )
    day = DriverDay(
      date: try CalendarDate(wireText: String(now.text.prefix(10))),
      asOf: now,
      rounds: [round],
      bases: [],
      gas: try given.list("gas").map(CaseDay.gas),
      loads: [roundId.rawValue: try CaseDay.load(van)],
      cash: CabCash(total: Money(try given.whole("cab") ?? 0)),
      recorded: []
    )
  }

  /// What a draft is judged against.
  ///
  /// - Parameter replacing: the version that is corrected.
  func context(_ writes: [OwnWrite], replacing: DeliveryId?) throws -> DeliveryContext {
    let context = DeliveryContext(
      day,
      writes: writes,
      round: roundId,
      stop: stopId,
      replacing: replacing,
      now: now,
      // Only Done takes an id; what is shown before it has none.
      newId: newIds.first ?? DeliveryId("")
    )
    guard let context else { throw CaseError("the day has no such stop") }
    return context
  }

  /// A write as it is recorded.
  func write(_ body: OwnWriteBody, seq: Int) -> OwnWrite {
    OwnWrite(
      key: IdempotencyKey("key \(seq)"),
      seq: seq,
      person: PersonId("sam"),
      business: BusinessId("acme"),
      state: .waiting,
      roundId: roundId,
      date: day.date,
      body: body
    )
  }

  /// The stop; what no rule reads of it is filled in.
  private static func stop(_ given: JSONValue) throws -> Stop {
    Stop(
      id: StopId(try given.text("stopId")),
      kind: StopKind(try given.text("kind")),
      position: 0,
      customer: Customer(id: CustomerId("c"), name: ""),
      place: Place(address: ""),
      lines: try given.list("lines").map(line),
      emptiesExpected: [],
      payment: Payment(how: PaymentHow(try given.text("payment"))),
      proof: ProofRule(try given.text("proof")),
      state: StopState(try given.text("state"))
    )
  }

  private static func line(_ line: JSONValue) throws -> OrderLine {
    OrderLine(
      gasId: GasId(try line.text("gasId")),
      quantity: try line.whole("quantity") ?? 0,
      unitPrice: try line.whole("unitPrice").map { Money($0) },
      exchange: line["exchange"]?.bool ?? false
    )
  }
}
