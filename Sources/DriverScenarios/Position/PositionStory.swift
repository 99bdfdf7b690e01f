internal import DriverModels
internal import DriverRules
internal import ScenarioKit

/// A story of the suite `position` as it goes on.
struct PositionStory {
  private var gate: PositionGate
  private let server: ServerOrigin
  /// The wall clock, in milliseconds since 1970.
  private var now: Int64
  /// The since-boot clock, in milliseconds.
  private var up: Int64
  private var ids: Supply
  private var pending = Pending<PositionRequest>()
  private var count = 0

  init(_ given: JSONValue) throws {
    guard let leave = LocationLeave(rawValue: try given.text("allowed")) else {
      throw CaseError("`allowed` is no word of this suite")
    }
    gate = PositionGate(
      out: given["round"]?.string.map { RoundId($0) },
      leave: leave,
      hasSignal: given["signal"]?.bool ?? true
    )
    server = ServerOrigin(of: try given.text("server"))
    now = try Timestamp(wireText: given.text("now")).milliseconds
    up = try given.milliseconds("up") ?? 0
    ids = Supply("ids", given.list("ids").compactMap(\.string))
  }

  /// The metres between the two places of a row.
  static func distance(_ input: JSONValue) throws -> JSONValue {
    let from = try point(input.need("from"))
    let to = try point(input.need("to"))
    return ["metres": .double(from.distance(to: to))]
  }

  /// Takes a step; gives what is seen after it.
  mutating func perform(_ step: JSONValue) throws -> JSONValue {
    var shown = PositionShown()
    switch try step.text("do") {
    case "setOff": try setOff(step, &shown)
    case "back": shown.records = try record(gate.back())
    case "allow":
      guard let leave = LocationLeave(rawValue: try step.text("allowed")) else {
        throw CaseError("`allowed` is no word of this suite")
      }
      gate.leave = leave
    case "signal": gate.hasSignal = step["on"]?.bool ?? true
    case "pass":
      let passed = try step.milliseconds("seconds") ?? 0
      now += passed
      up += passed
    case "clock": now += try step.milliseconds("wall") ?? 0
    case "restart":
      up = 0
      pending = Pending()
      gate.restart()
    case "signIn": gate.signIn()
    case "fix": try take(fix(step), &shown)
    case "standIn":
      let location: StandInLocation = step["off"]?.bool == true ? .off : .on
      gate.leave = location.leave
      if let fix = location.fix(now: try time(now), up: up) { take(fix, &shown) }
    case "answer":
      let request = try pending.take(step.whole("to"))
      shown.demand = gate.take(try step.reply(), to: request, from: server, at: up)
    case let word: throw CaseError("`\(word)` is no word of this suite")
    }
    return shown.json(gate)
  }

  private mutating func setOff(_ step: JSONValue, _ shown: inout PositionShown) throws {
    switch gate.setOff(on: RoundId(try step.text("round"))) {
    case .recorded(let records): shown.records = try record(records)
    case .locationNeeded: shown.needsLocation = true
    }
  }

  private mutating func take(_ fix: TakenFix, _ shown: inout PositionShown) {
    let (verdict, requests) = gate.take(fix, at: up)
    shown.verdict = verdict
    for request in requests {
      count += 1
      pending.add(request, as: count)
      shown.requests.append((count, request))
    }
  }

  private mutating func record(_ records: [RoundRecord]) throws -> [PositionShown.Record] {
    try records.map { record in
      let id = ProgressId(try ids.next())
      let write = ProgressWrite(id: id, kind: record.kind, occurredAt: try time(now))
      return (record.round, write)
    }
  }

  private func fix(_ step: JSONValue) throws -> TakenFix {
    let ago = try step.milliseconds("ago") ?? 0
    return TakenFix(
      point: try Self.point(step),
      accuracy: try step.number("accuracy"),
      at: try time(now - ago),
      up: up - ago
    )
  }

  private static func point(_ value: JSONValue) throws -> GlobePoint {
    GlobePoint(lat: try value.number("lat"), lon: try value.number("lon"))
  }

  private func time(_ milliseconds: Int64) throws -> Timestamp {
    guard let time = Timestamp(milliseconds: milliseconds) else {
      throw CaseError("the wall clock is outside the years 0 to 9999")
    }
    return time
  }
}
