internal import DriverModels
internal import ScenarioKit

/// A day as cases write it: what they say, and for the rest what no rule reads.
enum CaseDay {
  /// A day of these members: `rounds`, `gas`, `loads`, `cash` and `recorded`, each left out if empty.
  static func day(_ json: JSONValue, date: CalendarDate, asOf: Timestamp) throws -> DriverDay {
    DriverDay(
      date: date,
      asOf: asOf,
      rounds: try json.list("rounds").map(round),
      bases: [],
      gas: try json.list("gas").map(gas),
      loads: WireMap(try json.entries("loads").map { ($0.key, try load($0.value)) }),
      cash: CabCash(total: Money(try json.whole("cash") ?? 0)),
      recorded: json.list("recorded").compactMap(\.string).map { IdempotencyKey($0) }
    )
  }

  static func gas(_ json: JSONValue) throws -> Gas {
    Gas(
      id: GasId(try json.text("id")),
      name: try json.text("id"),
      goesOff: try json.need("goesOff").bool ?? false,
      comesBack: try json.need("comesBack").bool ?? false,
      fullGrams: try json.whole("fullGrams"),
      emptyGrams: try json.whole("emptyGrams")
    )
  }

  static func round(_ json: JSONValue) throws -> Round {
    Round(
      id: RoundId(try json.text("id")),
      name: try json.text("id"),
      state: RoundState(json["state"]?.string ?? RoundState.sent.word),
      stops: try json.list("stops").map(stop)
    )
  }

  static func load(_ json: JSONValue) throws -> Load {
    Load(
      vanId: VanId(try json.text("vanId")),
      capacity: try json["capacity"].map {
        Capacity(bottles: try $0.whole("bottles"), grams: try $0.whole("grams"))
      },
      lines: try json.entries("lines").map {
        LoadLine(
          gasId: GasId($0.key),
          full: try $0.value.whole("full") ?? 0,
          empty: try $0.value.whole("empty") ?? 0
        )
      }
    )
  }

  private static func stop(_ json: JSONValue) throws -> Stop {
    Stop(
      id: StopId(try json.text("id")),
      kind: .delivery,
      position: 0,
      customer: Customer(id: CustomerId("c"), name: "c"),
      place: Place(address: "a"),
      lines: try json.entries("lines").map {
        OrderLine(gasId: GasId($0.key), quantity: try count($0), exchange: false)
      },
      emptiesExpected: [],
      payment: Payment(how: .account),
      proof: .none_,
      state: StopState(json["state"]?.string ?? StopState.open.word)
    )
  }

  /// How many of a gas, in an object by gas.
  static func count(_ entry: JSONMember) throws -> Int32 {
    guard let count = entry.value.int.flatMap({ Int32(exactly: $0) }) else {
      throw CaseError("`\(entry.key)` is no whole number, or too large")
    }
    return count
  }
}
