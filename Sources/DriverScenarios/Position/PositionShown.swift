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
  func json(_ gate: PositionGate) -> JSONValue {
    JSONValue.object([
      JSONMember("requests", .array(requests.map(Self.json))),
      JSONMember("records", .array(records.map(Self.json))),
      JSONMember("asks", .array(demand.map { [.string($0.rawValue)] } ?? [])),
      JSONMember("shown", needsLocation ? ["locationNeeded"] : []),
    ])
    .with("send", (verdict?.isSent).map(JSONValue.bool))
    .with("why", (verdict?.rawValue).map(JSONValue.string))
    .with("out", (gate.out?.rawValue).map(JSONValue.string))
    .with("timing", gate.timing.map(Self.json))
  }

  private static func json(_ number: Int, _ request: PositionRequest) -> JSONValue {
    let round = JSONValue.string(request.round.rawValue)
    switch request {
    case .position(_, let fix):
      return ["n": .int(Int64(number)), "to": "position", "round": round, "fix": json(fix)]
    case .timing(_, let place):
      return [
        "n": .int(Int64(number)), "to": "timing", "round": round,
        "lat": .double(place.lat), "lon": .double(place.lon),
      ]
    }
  }

  private static func json(_ fix: Fix) -> JSONValue {
    [
      "lat": .double(fix.lat), "lon": .double(fix.lon), "accuracy": .double(fix.accuracy),
      "at": .string(fix.at.text), "ageMs": .int(fix.ageMs),
    ]
  }

  private static func json(_ record: Record) -> JSONValue {
    let write: JSONValue = [
      "id": .string(record.write.id.rawValue), "kind": .string(record.write.kind.word),
      "occurredAt": .string(record.write.occurredAt.text),
    ]
    return ["round": .string(record.round.rawValue), "write": write]
  }

  private static func json(_ timing: Timing) -> JSONValue {
    let stops = timing.stops.map { stop -> JSONValue in
      let stopId: JSONValue = ["stopId": .string(stop.stopId.rawValue)]
      return stopId.with("arrives", stop.arrives.map(json))
    }
    return ["asOf": .string(timing.asOf.text), "stops": .array(stops)]
  }

  private static func json(_ window: TimeWindow) -> JSONValue {
    JSONValue.object([])
      .with("from", (window.from?.text).map(JSONValue.string))
      .with("to", (window.to?.text).map(JSONValue.string))
  }
}
