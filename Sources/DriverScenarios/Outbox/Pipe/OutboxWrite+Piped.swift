internal import DriverModels
internal import DriverRules
internal import ScenarioKit

extension OutboxWrite: PipedValue {
  var piped: JSONValue {
    .piped(
      nil,
      [
        ("key", .string(key.rawValue)), ("seq", .whole(seq)),
        ("kind", .string(kind.rawValue)), ("closing", closing?.piped),
        ("person", .string(person.rawValue)), ("personName", .string(personName)),
        ("id", .string(id)), ("refId", .string(refId)),
        ("roundId", .text(roundId?.rawValue)), ("stopId", .text(stopId?.rawValue)),
        ("path", .string(path)), ("content", content.piped), ("occurredAt", .int(occurredAt)),
        ("after", .array(after.map { .string($0.rawValue) })),
        ("replaces", .text(replaces?.rawValue)), ("state", state.piped),
        ("attempts", .whole(attempts)), ("isMarked", .bool(isMarked)),
        ("isSetAside", .bool(isSetAside)), ("refusal", refusal?.piped),
      ]
    )
  }

  init(piped json: JSONValue) throws {
    self.init(
      key: IdempotencyKey(try json.text("key")),
      seq: try json.needWhole("seq"),
      kind: try json.word("kind"),
      closing: try WriteClosing(json, "closing"),
      person: PersonId(try json.text("person")),
      personName: try json.text("personName"),
      id: try json.text("id"),
      refId: try json.text("refId"),
      roundId: json["roundId"]?.string.map { RoundId($0) },
      stopId: json["stopId"]?.string.map { StopId($0) },
      path: try json.text("path"),
      content: try json.piped("content"),
      occurredAt: try json.needWhole("occurredAt"),
      after: try json.texts("after").map { IdempotencyKey($0) },
      replaces: json["replaces"]?.string.map { IdempotencyKey($0) }
    )
    guard let state = try WriteState(json, "state") else { throw CaseError("`state` is missing") }
    self.state = state
    attempts = try json.needWhole("attempts")
    isMarked = try json.truth("isMarked")
    isSetAside = try json.truth("isSetAside")
    refusal = try json["refusal"].map { try Refusal(piped: $0) }
  }
}
