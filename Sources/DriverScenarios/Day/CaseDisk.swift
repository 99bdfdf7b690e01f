internal import DriverModels
internal import DriverRules
internal import ScenarioKit

/// What is on a phone's disk, as the suite `day` gives it.
enum CaseDisk {
  static func keeper(_ given: JSONValue, zone: PhoneZone) throws -> DayKeeper {
    var keeper = DayKeeper(
      owner: owner(given),
      shelf: DayShelf(),
      ticks: [:],
      writes: [],
      proofs: []
    )
    for copy in given.list("copies") {
      let date = try CalendarDate(wireText: copy.text("date"))
      let day = try CaseDay.day(copy, date: date, asOf: asOf(copy, date: date))
      let etag = copy["etag"]?.string.map { EntityTag($0) }
      keeper.shelf.store(day, etag: etag, as: DayName(owner: owner(copy), date: date))
    }
    for tick in given.list("ticks") {
      let round = RoundId(try tick.text("roundId"))
      keeper.ticks[owner(tick), default: TickBook()][round] = [GasId("g"): 1]
    }
    for json in given.list("writes") {
      let write = try write(json, seq: keeper.writes.count + 1, zone: zone)
      keeper.writes.append(write)
      if case .proof(let proof) = write.body { keeper.proofs.insert(proof) }
    }
    return keeper
  }

  /// Whose something is: sam's in acme, where nothing else is said.
  static func owner(_ json: JSONValue) -> DayOwner {
    DayOwner(
      person: PersonId(json["person"]?.string ?? "sam"),
      business: BusinessId(json["business"]?.string ?? "acme")
    )
  }

  static func write(_ json: JSONValue, seq: Int, zone: PhoneZone) throws -> OwnWrite {
    let time = try Timestamp(wireText: json.text("at"))
    return try CaseWrite.write(json, seq: seq, date: zone.date(of: time), at: time)
  }

  /// The bytes of an answer: its `text` as it stands, or those of its `day`; none of neither.
  static func body(_ answer: JSONValue, asked: DayName) throws -> [UInt8] {
    if let text = answer["text"]?.string { return Array(text.utf8) }
    guard let day = answer["day"] else { return [] }
    let date = try day["date"]?.string.map { try CalendarDate(wireText: $0) } ?? asked.date
    return try CaseDay.day(day, date: date, asOf: asOf(day, date: date)).json()
  }

  /// When a day was true: six in the morning in UTC, where nothing else is said.
  private static func asOf(_ day: JSONValue, date: CalendarDate) throws -> Timestamp {
    try Timestamp(wireText: day["asOf"]?.string ?? date.text + "T06:00:00.000Z")
  }
}
