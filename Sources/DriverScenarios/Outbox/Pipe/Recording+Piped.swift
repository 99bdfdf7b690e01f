internal import DriverModels
internal import DriverRules
internal import ScenarioKit

extension Recording: PipedValue {
  var piped: JSONValue {
    .piped(
      nil,
      [
        ("kind", .string(kind.rawValue)), ("closing", closing?.piped), ("id", .string(id)),
        ("roundId", .text(roundId?.rawValue)), ("stopId", .text(stopId?.rawValue)),
        ("body", .bytes(body)), ("proofs", .list(proofs)),
        ("keys", .array(keys.map { .string($0.rawValue) })),
      ]
    )
  }

  init(piped json: JSONValue) throws {
    self.init(
      kind: try json.word("kind"),
      closing: try WriteClosing(json, "closing"),
      id: try json.text("id"),
      roundId: json["roundId"]?.string.map { RoundId($0) },
      stopId: json["stopId"]?.string.map { StopId($0) },
      body: try json.bytes("body") ?? [],
      proofs: try json.pipedList("proofs"),
      keys: try json.texts("keys").map { IdempotencyKey($0) }
    )
  }
}
