internal import DriverModels
internal import DriverRules
internal import ScenarioKit

extension OutboxView: PipedValue {
  var piped: JSONValue {
    .piped(
      nil,
      [
        business.member, ("pause", .string(pause.rawValue)), ("writes", .list(writes)),
        ("sending", .text(sending?.rawValue)), ("nextIn", .whole(nextIn)),
      ]
    )
  }

  init(piped json: JSONValue) throws {
    self.init(
      business: BusinessId(try json.text("business")),
      pause: try json.word("pause"),
      writes: try json.pipedList("writes"),
      sending: json["sending"]?.string.map { IdempotencyKey($0) },
      nextIn: try json.whole("nextIn")
    )
  }
}
