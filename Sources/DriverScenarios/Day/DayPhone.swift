internal import DriverModels
internal import DriverRules
internal import ScenarioKit

/// A case of the suite `day` as it goes on: a phone with its clocks, its disk and its app.
struct DayPhone {
  private(set) var keeper: DayKeeper
  private var fetching: DayFetching
  private var now: Timestamp
  private var up: Double
  private var signal: Bool
  private let zone: PhoneZone
  /// Whether the app lives; after a crash it does not until it is opened.
  private var isRunning = true
  /// The date on the screen; nil for today's.
  private var chosen: CalendarDate?

  init(_ given: JSONValue) throws {
    now = try Timestamp(wireText: given.text("now"))
    zone = try PhoneZone(given.list("zone"))
    up = try given.need("up").double ?? 0
    signal = try given.need("signal").bool ?? false
    keeper = try CaseDisk.keeper(given, zone: zone)
    fetching = DayFetching(today: try zone.date(of: now), signal: signal)
  }

  /// Takes a step; gives what is seen after it.
  mutating func perform(_ step: JSONValue) throws -> JSONValue {
    var why: FetchWhy?
    switch try step.text("do") {
    case "judge": try judge(step.need("input"))
    case "open":
      isRunning = true
      fetching = DayFetching(today: try today, signal: signal)
      why = try ask(.opening)
    case "front": why = try ask(.front)
    case "outboxEmpty": why = try ask(.outboxEmpty)
    case "signal":
      signal = try step.need("on").bool ?? false
      why = try fetching.hear(signal: signal).flatMap { try ask($0) }
    case "pass":
      let seconds = try step.need("seconds").double ?? 0
      up += seconds
      why = try setClock(Timestamp(milliseconds: now.milliseconds + Int64(seconds * 1000)))
    case "clock": why = try setClock(Timestamp(wireText: step.text("now")))
    case "signIn":
      let owner = CaseDisk.owner(step)
      if owner == keeper.owner { break }
      keeper.owner = owner
      why = try ask(.opening)
    case "show": chosen = try CalendarDate(wireText: step.text("date"))
    case "record": try record(step.need("write"))
    case "outbox": try hear(CaseWrite.state(step), of: IdempotencyKey(step.text("key")))
    case "answer": why = try take(step)
    case let word: throw CaseError("`\(word)` is no word of this suite")
    }
    let marked = isRunning ? keeper.markCounted() : []
    let shown = DayShown(
      keeper: keeper,
      inFlight: fetching.inFlight,
      today: try today,
      chosen: chosen
    )
    return shown.json(why: why, marked: marked)
  }

  private var today: CalendarDate {
    get throws { try zone.date(of: now) }
  }

  /// A row: the phone as it is given, after a good refresh where it says so.
  private mutating func judge(_ input: JSONValue) throws {
    chosen = try input["show"]?.string.map { try CalendarDate(wireText: $0) }
    guard input["refreshed"]?.bool == true else { return }
    let asked = DayName(owner: keeper.owner, date: try today)
    guard let plan = keeper.take(.notModified, for: asked, today: try today) else { return }
    keeper.deleteFiles(plan)
    keeper.deleteIndex(plan, of: asked.owner)
  }

  private mutating func ask(_ occasion: FetchWhy) throws -> FetchWhy? {
    guard isRunning else { return nil }
    return fetching.ask(occasion, for: DayName(owner: keeper.owner, date: try today), up: up)
  }

  private mutating func setClock(_ time: Timestamp?) throws -> FetchWhy? {
    guard let time else { throw CaseError("the clock is outside the years 0 to 9999") }
    now = time
    guard isRunning else { return nil }
    let today = try today
    return try fetching.pass(today: today, isOut: keeper.isOut(today), up: up)
      .flatMap { try ask($0) }
  }

  private mutating func record(_ write: JSONValue) throws {
    let write = try CaseDisk.write(write, seq: (keeper.writes.last?.seq ?? 0) + 1, zone: zone)
    keeper.writes.append(write)
    if case .proof(let proof) = write.body { keeper.proofs.insert(proof) }
  }

  private mutating func hear(_ state: OwnWriteState, of key: IdempotencyKey) {
    for index in keeper.writes.indices where keeper.writes[index].key == key {
      keeper.writes[index].state = state
    }
  }

  /// Takes the answer to the fetch that is under way, as far as the phone gets; any other is nothing.
  private mutating func take(_ step: JSONValue) throws -> FetchWhy? {
    guard isRunning, let asked = fetching.inFlight else { return nil }
    let answer = DayAnswer(
      status: try step.whole("status"),
      etag: step["etag"]?.string.map { EntityTag($0) },
      body: try CaseDisk.body(step, asked: asked),
      asked: asked,
      hasCopy: keeper.shelf[asked] != nil
    )
    let plan = keeper.take(answer, for: asked, today: try today)
    if let plan {
      let crash = step["crash"]?.string
      if crash != nil {
        isRunning = false
        fetching = DayFetching(today: try today, signal: signal)
      }
      if crash == "listed" { return nil }
      keeper.deleteFiles(plan)
      if crash == "files" { return nil }
      keeper.deleteIndex(plan, of: asked.owner)
    }
    return try fetching.end(isGood: plan != nil, up: up).flatMap { try ask($0) }
  }
}
