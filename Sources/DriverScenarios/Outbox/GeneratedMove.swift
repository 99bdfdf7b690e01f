internal import ScenarioKit

/// Makes the next step of an outbox's story, or a crash and the step it comes in.
struct GeneratedMove {
  private let seen: JSONValue
  private let keys: [String]
  private let turnedDown: [String]
  private let recorded: [String]

  /// - Parameter seen: what was seen last.
  init(_ seen: JSONValue, _ random: inout SeededRandom) {
    self.seen = seen
    let writes = seen.list("writes")
    keys = writes.compactMap { $0["key"]?.string }
    turnedDown = writes.filter { $0["state"] == "turnedDown" }.compactMap { $0["key"]?.string }
    recorded = (seen["api"]?.list("recorded") ?? []).compactMap(\.string)
  }

  func steps(_ random: inout SeededRandom) -> [JSONValue] {
    if seen["inFlight"] != nil, random.once(in: 25) { return Self.headOfTrouble }
    if seen["pause"] == "newerFile", random.once(in: 2) {
      return [["do": "updateApp", "version": "4.0.0"], ["do": "open", "format": 1]]
    }
    if random.once(in: 14) { return [Self.crash(&random), next(&random)] }
    return [next(&random)]
  }

  private func next(_ random: inout SeededRandom) -> JSONValue {
    if seen["pause"] == "closed" { return closed(&random) }
    if seen["session"] == "signedOut", random.once(in: 3) { return session(&random) }
    if seen["inFlight"] != nil, !random.once(in: 3) {
      return GeneratedOutboxAnswer.step(to: seen, &random)
    }
    switch random.number(0...19) {
    case 0...6: return driver(&random)
    case 7...9: return ["do": "pass", "seconds": seconds(&random)]
    case 10: return ["do": "signal", "on": .bool(!random.once(in: 3))]
    case 11:
      return random.one(of: ["do": "front"], ["do": "back"], ["do": "back", "roundOut": true])
    case 12: return ["do": "sendNow"]
    case 13: return random.one(of: ["do": "wake", "seconds": 7], ["do": "wake", "seconds": 30])
    case 14: return ["do": "timeOver"]
    case 15...16: return session(&random)
    case 17: return disk(&random)
    case 18: return .object([]).with("do", "lateCopy").with("key", .string(anyKey(&random)))
    default:
      return ["do": "clock", "wall": .int(Int64(random.one(of: -86_400, -60, 3600, 31_536_000)))]
    }
  }

  /// While the app does not run.
  private func closed(_ random: inout SeededRandom) -> JSONValue {
    let place = -Int64(random.number(1...500))
    return random.one(
      of: ["do": "open"],
      ["do": "open"],
      ["do": "open"],
      ["do": "open", "format": 2],
      ["do": "open", "format": 1],
      ["do": "wake", "seconds": 30],
      ["do": "pass", "seconds": 100],
      ["do": "damage", "kind": "flip", "at": .int(place)],
      ["do": "damage", "kind": "zeros", "at": .int(place)]
    )
  }

  /// Half an hour of 500s to what is in flight, another request having had its 2xx.
  private static let headOfTrouble: [JSONValue] = {
    let failure: JSONValue = ["do": "answer", "status": 500, "problem": ["code": "broken"]]
    let wait: JSONValue = ["do": "pass", "seconds": 360]
    let row = [[JSONValue]](repeating: [wait, failure], count: 8).flatMap(\.self)
    return [failure, ["do": "refreshDay", "recorded": []]] + row
  }()

  private func driver(_ random: inout SeededRandom) -> JSONValue {
    let key: JSONValue = .string(anyKey(&random))
    switch random.number(0...9) {
    case 0...5:
      let record: JSONValue = ["do": "record", "write": write(&random)]
      let isDelivery = record["write"]?["kind"] == "delivery"
      let proof = JSONValue.string("p\(random.number(1...900))")
      let proofs: JSONValue = [["proofId": proof, "length": 30_000]]
      return record.with("proofs", proofs, if: isDelivery && random.once(in: 3))
    case 6: return ["do": "correct", "key": key, "write": write(&random)]
    case 7: return ["do": "withdraw", "key": key]
    default:
      let down = random.one(of: turnedDown).map(JSONValue.string) ?? key
      return ["do": "dismiss", "key": down, "sure": .bool(random.once(in: 2))]
    }
  }

  private func write(_ random: inout SeededRandom) -> JSONValue {
    let id: JSONValue = .string("i\(random.number(1...900))")
    let round: JSONValue = .string(random.one(of: "r1", "r1", "r2"))
    switch random.number(0...7) {
    case 0: return ["kind": "cash", "id": id, "body": ["kind": "collected", "amount": 1250]]
    case 1: return ["kind": "cash", "id": id, "body": ["kind": "handedIn", "amount": 99]]
    case 2: return ["kind": "load", "id": id, "roundId": round, "body": ["kind": "topUp"]]
    case 3: return ["kind": "progress", "id": id, "roundId": round, "body": ["kind": "finished"]]
    default:
      let stop: JSONValue = .string(random.one(of: "s1", "s2", "s3"))
      return ["kind": "delivery", "id": id, "roundId": round, "stopId": stop]
    }
  }

  private func session(_ random: inout SeededRandom) -> JSONValue {
    let token: JSONValue = .string("t\(random.number(2...9))")
    return random.one(
      of: ["do": "signIn", "person": "sam", "name": "Sam", "token": token],
      ["do": "signIn", "person": "alex", "name": "Alex", "token": token],
      ["do": "signOut"],
      ["do": "signOut", "sure": true],
      ["do": "switchBusiness", "business": "best"],
      ["do": "switchBusiness", "business": "acme"],
      ["do": "businesses", "listed": random.one(of: ["acme", "best"], ["acme"], [])],
      ["do": "refreshDay", "recorded": .array(recorded.map(JSONValue.string))],
      ["do": "refreshDay", "recorded": [], "token": token],
      ["do": "letGo", "keys": .array(recorded.map(JSONValue.string))]
    )
  }

  private func disk(_ random: inout SeededRandom) -> JSONValue {
    random.one(
      of: ["do": "diskFull", "on": true],
      ["do": "diskFull", "on": false],
      ["do": "diskFull", "on": false],
      ["do": "diskFull", "on": true, "room": .int(Int64(random.number(1...500)))],
      ["do": "secondOpen"],
      ["do": "updateApp", "version": "4.0.0"]
    )
  }

  /// A crash now, or in the step that follows.
  private static func crash(_ random: inout SeededRandom) -> JSONValue {
    let point: JSONValue? = random.one(
      of: nil,
      "midWrite",
      "afterJournal",
      "beforeSync",
      "afterSync",
      "afterRename"
    )
    let crash = JSONValue.object([]).with("do", "crash").with("at", point)
      .with("bytes", .int(Int64(random.number(0...150))), if: point == "midWrite")
    guard random.once(in: 2) else { return crash.with("kind", "process") }
    return crash.with("kind", "power")
      .with("keeps", .int(Int64(random.one(of: 0, 16, 90, 1000))))
      .with("zeros", true, if: random.once(in: 3))
      .with("keepsNames", true, if: random.once(in: 2))
  }

  private func seconds(_ random: inout SeededRandom) -> JSONValue {
    guard let next = seen["nextIn"], random.once(in: 2) else {
      return random.one(of: 0.5, 1, 2, 8, 60, 900, 4000)
    }
    return next
  }

  private func anyKey(_ random: inout SeededRandom) -> String {
    random.one(of: keys + ["k1", "k2", "k9"]) ?? "k1"
  }
}
