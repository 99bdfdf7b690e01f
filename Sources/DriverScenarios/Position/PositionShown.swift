internal import DriverModels
internal import DriverRules
internal import ScenarioKit

/// What is seen after a step of the suite `position`.
struct PositionShown {
  typealias Record = (round: RoundId, write: ProgressWrite)

  var verdict: FixVerdict?
  var requests: [(number: Int, request: PositionRequest)] = []
  var records: [Record] = []
  var demand: PositionDemand?
  var needsLocation = false

  /// As the suite's schema has it, the round that is out and the timing by the gate.
  func json(_ gate: PositionGate) throws -> JSONValue {
    JSONValue.object([
      JSONMember("requests", .array(try requests.map(Self.json))),
      JSONMember("records", .array(try records.map(Self.json))),
      JSONMember("asks", .array(demand.map { [.string($0.rawValue)] } ?? [])),
      JSONMember("shown", needsLocation ? ["locationNeeded"] : []),
    ])
    .with("send", (verdict?.isSent).map(JSONValue.bool))
    .with("why", (verdict?.rawValue).map(JSONValue.string))
    .with("out", (gate.out?.rawValue).map(JSONValue.string))
    .with("timing", try gate.timing.map { try JSONValue(json: $0.json()) })
  }

  private static func json(_ number: Int, _ request: PositionRequest) throws -> JSONValue {
    let round = JSONValue.string(request.round.rawValue)
    switch request {
    case .position(_, let fix):
      return [
        "n": .int(Int64(number)), "to": "position", "round": round,
        "fix": try JSONValue(json: fix.json()),
      ]
    case .timing(_, let place):
      return [
        "n": .int(Int64(number)), "to": "timing", "round": round,
        "lat": .double(place.lat), "lon": .double(place.lon),
      ]
    }
  }

  private static func json(_ record: Record) throws -> JSONValue {
    [
      "round": .string(record.round.rawValue),
      "write": try JSONValue(json: record.write.json()),
    ]
  }
}
