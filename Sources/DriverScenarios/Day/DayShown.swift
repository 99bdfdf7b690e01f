internal import DriverModels
internal import DriverRules
internal import ScenarioKit

/// What is seen of a phone's days, as the suite `day` has it.
struct DayShown {
  var keeper: DayKeeper
  var inFlight: DayName?
  var today: CalendarDate
  /// The date on the screen; nil for today's.
  var chosen: CalendarDate?

  func json(why: FetchWhy?, marked: [IdempotencyKey]) -> JSONValue {
    // What is fetched for a reason of its own began with this step.
    let begins = why.map { ![.fresh, .noSignal, .inFlight].contains($0) } ?? false
    let seen: JSONValue = [
      "today": .string(today.text),
      "fetches": .array(begins ? fetch : []),
      "copies": .array(copies),
      "ticks": .array(ticks),
      "writes": .array(keeper.writes.map(write)),
      "proofs": .array(keeper.proofs.map(\.rawValue).inOrder.map { .string($0) }),
      "marked": .array(marked.map { .string($0.rawValue) }),
      "shown": shown,
    ]
    return seen.with("why", why.map { .string($0.rawValue) })
  }

  private var fetch: [JSONValue] {
    inFlight.map { name in
      [
        self.name(name).with(
          "ifNoneMatch",
          keeper.shelf.etag(of: name).map { .string($0.rawValue) }
        )
      ]
    } ?? []
  }

  /// The copies that can be shown, by the bytes of person, business and date.
  private var copies: [JSONValue] {
    keeper.shelf.days.map { name, day in
      self.name(name)
        .with("asOf", .string(day.asOf.text))
        .with("etag", keeper.shelf.etag(of: name).map { .string($0.rawValue) })
    }.inOrder("person", "business", "date")
  }

  private var ticks: [JSONValue] {
    keeper.ticks.flatMap { owner, book in
      book.rounds.map { self.owner(owner).with("roundId", .string($0.rawValue)) }
    }.inOrder("person", "business", "roundId")
  }

  private var shown: JSONValue {
    let date = chosen ?? today
    let screen: JSONValue = ["date": .string(date.text)]
    guard let day = keeper.seen(date) else {
      let isAsked = inFlight == DayName(owner: keeper.owner, date: date)
      return screen.with("says", isAsked ? "fetching" : "noDay")
    }
    return
      screen
      .with("rounds", .array(day.day.rounds.map(round)))
      .with("vans", .array(day.day.rounds.map { van($0.id, of: day) }))
      .with("cash", .int(day.day.cash.total.rawValue))
  }

  private func round(_ round: Round) -> JSONValue {
    [
      "id": .string(round.id.rawValue),
      "state": .string(round.state.word),
      "stops": .array(
        round.stops.map { ["id": .string($0.id.rawValue), "state": .string($0.state.word)] }
      ),
    ]
  }

  private func van(_ round: RoundId, of day: EffectiveDay) -> JSONValue {
    let there = day.contents(of: round).filter { $0.value != BottleCount() }
    let bottles = GasOrder(day.day.gas).sorted(there.keys).map { gas -> JSONValue in
      [
        "gasId": .string(gas.rawValue),
        "full": .int(Int64(there[gas]?.full ?? 0)),
        "empty": .int(Int64(there[gas]?.empty ?? 0)),
      ]
    }
    return ["roundId": .string(round.rawValue), "bottles": .array(bottles)]
  }

  private func write(_ write: OwnWrite) -> JSONValue {
    ["key": .string(write.key.rawValue), "state": .string(write.state.rawValue)]
  }

  private func name(_ name: DayName) -> JSONValue {
    owner(name.owner).with("date", .string(name.date.text))
  }

  private func owner(_ owner: DayOwner) -> JSONValue {
    ["person": .string(owner.person.rawValue), "business": .string(owner.business.rawValue)]
  }
}
