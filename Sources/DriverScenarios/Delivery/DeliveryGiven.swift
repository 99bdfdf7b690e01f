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
    let time = given["now"]?.string ?? ""
    day = try JSONValue.object([
      JSONMember("date", .string(String(time.prefix(10)))),
      JSONMember("asOf", .string(time)),
      JSONMember("rounds", [Self.round(given)]),
      JSONMember("bases", []),
      JSONMember("gas", .array((given["gas"]?.items ?? []).map(Self.gas))),
      JSONMember("loads", .object([JSONMember(given["roundId"]?.string ?? "", Self.load(given))])),
      JSONMember("cash", ["total": given["cab"] ?? nil]),
      JSONMember("recorded", []),
    ]).model()
    roundId = try (given["roundId"] ?? nil).model()
    stopId = try (given["stopId"] ?? nil).model()
    now = try (given["now"] ?? nil).model()
    newIds = try (given["newIds"]?.items ?? []).map { try $0.model() }
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

  /// The models' other fields, which no rule looks at, are filled with anything that reads.
  private static func round(_ given: JSONValue) -> JSONValue {
    [
      "id": given["roundId"] ?? nil, "name": "Round", "state": given["roundState"] ?? nil,
      "stops": [
        [
          "id": given["stopId"] ?? nil, "kind": given["kind"] ?? nil, "position": 0,
          "customer": ["id": "c1", "name": "Customer"],
          "place": ["address": "Road", "lat": 0, "lon": 0],
          "lines": given["lines"] ?? nil, "emptiesExpected": [],
          "payment": ["how": given["payment"] ?? nil], "proof": given["proof"] ?? nil,
          "state": given["state"] ?? nil,
        ]
      ],
    ]
  }

  private static func gas(_ gas: JSONValue) -> JSONValue {
    .object((gas.members ?? []) + [JSONMember("name", gas["id"] ?? nil)])
  }

  private static func load(_ given: JSONValue) -> JSONValue {
    let lines = (given["van"]?.members ?? []).map { line in
      JSONValue.object([JSONMember("gasId", .string(line.key))] + (line.value.members ?? []))
    }
    return ["vanId": "v1", "capacity": given["capacity"] ?? nil, "lines": .array(lines)]
  }
}
