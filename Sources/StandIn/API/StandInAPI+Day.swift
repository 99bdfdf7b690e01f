internal import DriverModels

extension StandInAPI {
  /// The day, or that it is as the phone has it.
  mutating func day(_ asked: StandInAsked) -> WireAnswer {
    let caller: Caller
    switch self.caller(asked) {
    case .failure(let turned): return turned.answer
    case .success(let somebody): caller = somebody
    }
    guard let text = PercentText.value(of: "date", in: asked.request.target),
      let date = try? CalendarDate(wireText: text)
    else { return Answers.problem(400, "invalid", "No date") }
    let today = self.today ?? date
    self.today = today
    var day = shownDay(caller, date, isToday: date == today, at: asked.now)
    // The tag names all but when it was true.
    day.asOf = Timestamp(milliseconds: 0) ?? asked.now
    let tag = "\"day-\(String(Self.fingerprint(Answers.bytes(day)), radix: 16))\""
    let header = WireHeader("ETag", tag)
    if Self.matches(asked.request.header("If-None-Match"), tag) {
      return WireAnswer(status: 304, headers: [header], body: [])
    }
    day.asOf = asked.now
    return Answers.json(200, day, headers: [header])
  }

  private func shownDay(
    _ caller: Caller,
    _ date: CalendarDate,
    isToday: Bool,
    at now: Timestamp
  ) -> DriverDay {
    let business = world.businesses[caller.index]
    let ledger = ledgers[caller.business] ?? Ledger()
    var day = business.day
    let shift = date.milliseconds - day.date.milliseconds
    day.date = date
    day.cash.total = Money(day.cash.total.rawValue + (ledger.cash[caller.person] ?? 0))
    guard isToday else {
      day.rounds = []
      day.loads = [:]
      day.recorded = []
      return day
    }
    day.rounds = day.rounds.filter { business.isOf(caller.person, $0.id) }
    let shown = Set(day.rounds.map(\.id))
    day.loads = WireMap(day.loads.filter { shown.contains(RoundId($0.name)) })
    for index in day.rounds.indices {
      day.rounds[index].move(by: shift)
      if let fix = ledger.fixes[day.rounds[index].id] {
        day.rounds[index].van = fix.van(at: now)
      }
    }
    day.recorded += ledger.entries.filter { $0.person == caller.person }.map(\.key)
    return day
  }

  /// Whether an `If-None-Match` names a tag; how strong it is does not count (RFC 9110, 13.1.2).
  private static func matches(_ header: String?, _ tag: String) -> Bool {
    (header ?? "").utf8.split(separator: 0x2C).contains { part in
      let name = HeaderText.trimmed(part)
      return name == "*" || name == tag || name == "W/" + tag
    }
  }

  /// FNV-1a with 64 bits.
  private static func fingerprint(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

extension CalendarDate {
  /// When it begins in UTC, in milliseconds since 1970.
  fileprivate var milliseconds: Int64 {
    (try? Timestamp(wireText: "\(text)T00:00:00Z"))?.milliseconds ?? 0
  }
}

extension Round {
  /// Moves its times by so many milliseconds: the fixtures' day is any day.
  fileprivate mutating func move(by shift: Int64) {
    func moved(_ time: Timestamp?) -> Timestamp? {
      time.flatMap { Timestamp(milliseconds: $0.milliseconds + shift) ?? $0 }
    }
    for index in stops.indices {
      guard let window = stops[index].window else { continue }
      stops[index].window = TimeWindow(from: moved(window.from), to: moved(window.to))
    }
    if let at = moved(van?.at) { van?.at = at }
  }
}
