internal import DriverModels
internal import DriverRules
internal import ScenarioKit

/// A case of the suite `load` as it goes on.
struct LoadTable {
  private var desk: LoadingDesk
  private let now: Timestamp
  private let date: CalendarDate
  private let round: RoundId
  private var ids: Supply
  private var keys: Supply
  /// The day's members, as the case has them by now.
  private var day: JSONValue

  init(_ given: JSONValue) throws {
    let time = try given.text("now")
    now = try Timestamp(wireText: time)
    date = try CalendarDate(wireText: String(time.prefix(10)))
    round = RoundId(try given.text("round"))
    ids = Supply("ids", given.list("ids").compactMap(\.string))
    keys = Supply("keys", given.list("keys").compactMap(\.string))
    day = given
    var ticks = TickBook()
    for tick in given.list("ticks") {
      ticks[RoundId(try tick.text("roundId"))][GasId(try tick.text("gasId"))] =
        try tick.whole("quantity")
    }
    var writes: [OwnWrite] = []
    for write in given.list("writes") {
      writes.append(try CaseWrite.write(write, seq: writes.count + 1, date: date, at: now))
    }
    let day = try CaseDay.day(given, date: date, asOf: now)
    desk = LoadingDesk(day: day, writes: writes, ticks: ticks)
  }

  /// Takes a step; gives what is seen after it.
  mutating func perform(_ step: JSONValue) throws -> JSONValue {
    let round = (step["roundId"] ?? step["input"]?["roundId"])?.string.map { RoundId($0) } ?? round
    var shown = LoadShown(desk: desk, round: round)
    switch try step.text("do") {
    case "judge":
      if let draft = step["input"]?["draft"] { try judge(draft, in: &shown) }
    case "load":
      try judge(step.need("draft"), in: &shown)
      if let body = shown.body { try record(.load(body), of: round) }
    case "deliver":
      let delivery = step.with("id", .string(try ids.next()))
      try record(.delivery(CaseWrite.delivery(delivery, round: round, at: now)), of: round)
    case "setOff":
      if desk.asksBeforeSettingOff(round) {
        shown.asks = ["noLoadUp"]
      } else {
        let id = ProgressId(try ids.next())
        try record(.progress(ProgressWrite(id: id, kind: .setOff, occurredAt: now)), of: round)
      }
    case "tick": desk.tick(GasId(try step.text("gasId")), of: round)
    case "untick": desk.untick(GasId(try step.text("gasId")), of: round)
    case "outbox": desk.hear(try CaseWrite.state(step), of: IdempotencyKey(try step.text("key")))
    case "refresh": try refresh(step)
    case "restart": desk.restart()
    case let word: throw CaseError("`\(word)` is no word of this suite")
    }
    shown.desk = desk
    return shown.json
  }

  private mutating func judge(_ draft: JSONValue, in shown: inout LoadShown) throws {
    let draft = try CaseDraft.draft(draft)
    shown.result = desk.judge(draft, of: shown.round)
    guard let lines = shown.result?.lines else { return }
    shown.body = LoadWrite(
      id: LoadId(try ids.next()),
      kind: draft.kind,
      occurredAt: now,
      lines: lines
    )
  }

  private mutating func record(_ body: OwnWriteBody, of round: RoundId) throws {
    desk.record(
      OwnWrite(
        key: IdempotencyKey(try keys.next()),
        seq: desk.writes.count + 1,
        person: PersonId("sam"),
        business: BusinessId("acme"),
        state: .waiting,
        roundId: round,
        date: date,
        body: body
      )
    )
  }

  /// The members of the day that came anew.
  private mutating func refresh(_ step: JSONValue) throws {
    for key in ["rounds", "gas", "loads", "recorded"] { day = day.with(key, step[key]) }
    desk.day = try CaseDay.day(day, date: date, asOf: now)
  }
}
