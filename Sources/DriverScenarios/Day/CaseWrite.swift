internal import DriverModels
internal import DriverRules
internal import ScenarioKit

/// What a write of a case says: one of `delivery`, `load`, `progress`, `cash` and `proof`.
enum CaseWrite {
  /// A write of a case's list: its `key`, `state` and `roundId`, and what it says.
  ///
  /// - Parameters:
  ///   - seq: its place in the outbox.
  ///   - date: the phone's date at that time.
  static func write(_ json: JSONValue, seq: Int, date: CalendarDate, at time: Timestamp) throws
    -> OwnWrite
  {
    let round = json["roundId"]?.string.map { RoundId($0) }
    return OwnWrite(
      key: IdempotencyKey(try json.text("key")),
      seq: seq,
      person: PersonId(json["person"]?.string ?? "sam"),
      business: BusinessId(json["business"]?.string ?? "acme"),
      state: try state(json),
      roundId: round,
      date: date,
      body: try body(json, round: round, at: time)
    )
  }

  private static func body(_ json: JSONValue, round: RoundId?, at time: Timestamp) throws
    -> OwnWriteBody
  {
    if let delivery = json["delivery"] {
      return try .delivery(self.delivery(delivery, round: round, at: time))
    }
    if let load = json["load"] { return try .load(self.load(load, at: time)) }
    if let cash = json["cash"] { return try .cash(self.cash(cash, round: round, at: time)) }
    if let proof = json["proof"]?.string { return .proof(ProofId(proof)) }
    let kind = ProgressKind(try json.text("progress"))
    return .progress(ProgressWrite(id: ProgressId("p"), kind: kind, occurredAt: time))
  }

  static func state(_ json: JSONValue) throws -> OwnWriteState {
    guard let state = OwnWriteState(rawValue: try json.text("state")) else {
      throw CaseError("`state` is none of a write's")
    }
    return state
  }

  static func delivery(_ json: JSONValue, round: RoundId?, at time: Timestamp) throws
    -> DeliveryWrite
  {
    DeliveryWrite(
      id: DeliveryId(try json.text("id")),
      roundId: round ?? RoundId(""),
      stopId: StopId(try json.text("stopId")),
      occurredAt: time,
      outcome: Outcome(try json.text("outcome")),
      lines: try json.entries("delivered").map {
        let count = try CaseDay.count($0)
        return DeliveredLine(gasId: GasId($0.key), ordered: count, delivered: count)
      },
      empties: try json.entries("empties").map {
        GasCount(gasId: GasId($0.key), quantity: try CaseDay.count($0))
      },
      cash: try json.whole("cash").map { Money($0) },
      replaces: json["replaces"]?.string.map { DeliveryId($0) }
    )
  }

  private static func load(_ json: JSONValue, at time: Timestamp) throws -> LoadWrite {
    LoadWrite(
      id: LoadId("l"),
      kind: LoadKind(try json.text("kind")),
      occurredAt: time,
      lines: try json.entries("lines").map {
        LoadMove(
          gasId: GasId($0.key),
          full: try $0.value.whole("full") ?? 0,
          empty: try $0.value.whole("empty") ?? 0
        )
      }
    )
  }

  private static func cash(_ json: JSONValue, round: RoundId?, at time: Timestamp) throws
    -> CashWrite
  {
    CashWrite(
      id: CashId("c"),
      kind: CashKind(try json.text("kind")),
      amount: Money(try json.whole("amount") ?? 0),
      occurredAt: time,
      roundId: round
    )
  }
}
