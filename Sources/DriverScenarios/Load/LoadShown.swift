internal import DriverModels
internal import DriverRules
internal import ScenarioKit

/// What is seen of the load screen, as the suite `load` has it.
struct LoadShown {
  var desk: LoadingDesk
  var round: RoundId
  var result: LoadResult?
  var body: LoadWrite?
  var asks: [JSONValue] = []

  var json: JSONValue {
    let seen = desk.seen
    let list = desk.list(round)
    let seenNow: JSONValue = [
      "list": .array(list.lines.map(line)),
      "ticks": .array(ticks),
      "van": .array(van(list.onVan)),
      "state": .string(seen.round(round)?.state.word ?? ""),
      "offered": .array(desk.everythingOff(round).map(move)),
      "errors": .array((result?.errors ?? []).map(remark)),
      "warnings": .array((result?.warnings ?? []).map(remark)),
      "asks": .array(asks),
    ]
    return seenNow.with("body", body.map(write))
  }

  private func line(_ line: ListLine) -> JSONValue {
    [
      "gasId": .string(line.gasId.rawValue),
      "need": .int(Int64(line.need)),
      "onVan": .int(Int64(line.onVan)),
      "toLoad": .int(Int64(line.toLoad)),
      "ticked": .bool(line.isTicked),
      "more": .int(Int64(line.more)),
      "over": .int(Int64(line.over)),
    ]
  }

  /// By the bytes of the round and of the gas.
  private var ticks: [JSONValue] {
    desk.ticks.rounds.flatMap { round in
      desk.ticks[round].map { gas, quantity -> JSONValue in
        [
          "roundId": .string(round.rawValue),
          "gasId": .string(gas.rawValue),
          "quantity": .int(Int64(quantity)),
        ]
      }
    }.inOrder("roundId", "gasId")
  }

  private func van(_ contents: [GasId: BottleCount]) -> [JSONValue] {
    let there = contents.filter { $0.value != BottleCount() }
    return GasOrder(desk.day.gas).sorted(there.keys).map { gas in
      let count = there[gas] ?? BottleCount()
      return [
        "gasId": .string(gas.rawValue),
        "full": .int(Int64(count.shown.full)),
        "empty": .int(Int64(count.shown.empty)),
        "count": .bool(count != count.shown),
      ]
    }
  }

  private func write(_ write: LoadWrite) -> JSONValue {
    [
      "id": .string(write.id.rawValue),
      "kind": .string(write.kind.word),
      "occurredAt": .string(write.occurredAt.text),
      "lines": .array(write.lines.map(move)),
    ]
  }

  private func move(_ move: LoadMove) -> JSONValue {
    let line: JSONValue = [
      "gasId": .string(move.gasId.rawValue),
      "full": .int(Int64(move.full)),
      "empty": .int(Int64(move.empty)),
    ]
    return line.with("reason", move.reason.map { .string($0.word) })
      .with("note", move.note.map { .string($0.rawValue) })
  }

  private func remark(_ remark: Remark<LoadCode>) -> JSONValue {
    ["at": .string(remark.at), "code": .string(remark.code.rawValue)]
  }
}
