/// What always holds in the suite `outbox`: of I1 to I13 all that one step shows.
struct OutboxInvariants {
  let step: JSONValue
  let seen: JSONValue

  static func broken(given: JSONValue, step: JSONValue, seen: JSONValue) -> [String] {
    let suite = OutboxInvariants(step: step, seen: seen)
    return (suite.requestsHold + suite.writesHold + suite.apiHolds + suite.restHolds)
      .filter { !$0.0 }.map(\.1)
  }

  private typealias Claim = (Bool, String)

  private var word: String { step["do"]?.string ?? "" }
  private var pause: String { seen["pause"]?.string ?? "" }
  private var person: String? { seen["person"]?.string }
  private var inFlight: String? { seen["inFlight"]?.string }
  private var told: String? { seen["told"]?.string }
  private var requests: [JSONValue] { seen["requests"]?.items ?? [] }
  private var writes: [JSONValue] { seen["writes"]?.items ?? [] }
  private var recorded: [String?] { texts(seen["api"]?["recorded"]) }
  private var refused: [String?] { texts(seen["api"]?["refused"]) }

  private var requestsHold: [Claim] {
    let cancelled = texts(seen["cancelled"])
    let last = requests.last?["key"]?.string
    return [
      (requests.count <= cancelled.count + 1, "one request is in flight at most (I5)"),
      (
        pause == "closed" || requests.isEmpty || last == inFlight || cancelled.contains(last),
        "what was asked last is under way (I5)"
      ),
      (
        requests.allSatisfy { $0["sameBytes"]?.bool != false },
        "every attempt carries the same bytes (I6)"
      ),
      (
        seen["session"]?.string != "signedOut" || requests.isEmpty,
        "nothing is asked while nobody is signed in (I7)"
      ),
      (
        requests.allSatisfy { $0["person"]?.string == person },
        "a request carries what the signed-in person recorded (I8)"
      ),
      (
        requests.allSatisfy { isPicture($0) == ($0["method"]?.string == "PUT") },
        "a picture is put, all else is posted (O9)"
      ),
      (
        word != "signal" || step["on"]?.bool != false || requests.isEmpty,
        "when signal goes nothing is tried (O14)"
      ),
    ]
  }

  private var writesHold: [Claim] {
    let seqs = writes.map { $0["seq"]?.int ?? 0 }
    return [
      (zip(seqs, seqs.dropFirst()).allSatisfy { $0 < $1 }, "writes stand in the order of seq (O7)"),
      (
        writes.allSatisfy { ($0["state"]?.string == "turnedDown") == ($0["refusal"] != nil) },
        "what was turned down, and nothing else, says why (O21)"
      ),
      (
        writes.allSatisfy { $0["state"]?.string != "sending" || $0["attempts"]?.int ?? 0 >= 1 },
        "what is being sent may have left (O25)"
      ),
      (
        writes.allSatisfy { $0["state"]?.string != "sending" || $0["key"]?.string == inFlight },
        "what is being sent is under way (I5)"
      ),
      (
        writes.allSatisfy { ($0["kind"]?.string == "proof") == ($0["after"] != nil) },
        "proofs, and nothing else, are sent after another (O9)"
      ),
      (
        pause == "closed"
          || Double(waiting.filter { $0["person"]?.string != person }.count) == others,
        "the writes of others that wait are shown by their names (O19)"
      ),
      (
        !["closed", "newerFile"].contains(pause) || writes.isEmpty,
        "nothing is shown of what is not read (O30)"
      ),
      (
        !mayGo || inFlight != nil || seen["nextIn"] != nil,
        "what can go is under way or has its time (I12)"
      ),
    ]
  }

  private var apiHolds: [Claim] {
    let down = writes.filter { isOfTheAPI($0["refusal"]) }.map { $0["key"]?.string }
    return [
      (
        recorded.indices.allSatisfy { !recorded[..<$0].contains(recorded[$0]) },
        "nothing is recorded twice (I2)"
      ),
      (refused.allSatisfy { !recorded.contains($0) }, "what was refused is not recorded (I4)"),
      (texts(seen["sent"]).allSatisfy(recorded.contains), "what is sent is recorded (I4)"),
      (down.allSatisfy(refused.contains), "what was turned down is refused (I4)"),
      (
        word != "withdraw" || told != "done" || !recorded.contains(step["key"]?.string),
        "what was taken back is not recorded (O24)"
      ),
    ]
  }

  private var restHolds: [Claim] {
    let isPress = ["record", "correct", "withdraw", "dismiss"].contains(word)
    let wake = seen["wakeIn"]?.double
    return [
      (
        told == nil || isPress,
        "the driver is told of what was asked (O1)"
      ),
      (
        !isPress || told != nil || pause == "closed",
        "the driver is told what became of it (O1)"
      ),
      (
        told != "notRecorded" || seen["shown"]?.items?.isEmpty == false,
        "the screen says what was not recorded (O1)"
      ),
      (
        !["closed", "signedOut", "appTooOld"].contains(pause) || seen["nextIn"] == nil,
        "nothing is tried by itself while nothing may go (O18)"
      ),
      (seen["nextIn"]?.double ?? 0 <= 3600, "no wait is longer than an hour (I13)"),
      (
        seen["asksToBeWoken"]?.bool == (wake != nil) && wake ?? 60 >= 60,
        "it asks to be woken in a minute at least (O33)"
      ),
      (
        wake == nil || !["closed", "signedOut", "appTooOld"].contains(pause),
        "it asks to be woken only to send (O33)"
      ),
    ]
  }

  private var waiting: [JSONValue] {
    writes.filter { ["waiting", "sending"].contains($0["state"]?.string) }
  }

  private var others: Double {
    (seen["others"]?.members ?? []).reduce(0) { $0 + ($1.value.double ?? 0) }
  }

  /// Whether it is known that something of the person can go, now or after a wait.
  private var mayGo: Bool {
    (word == "open" || word == "front") && pause == "none"
      && waiting.contains { $0["person"]?.string == person && $0["after"] == nil }
  }

  /// Whether the API says so of the write, and not of another one of its key.
  private func isOfTheAPI(_ refusal: JSONValue?) -> Bool {
    refusal?["status"] != nil && refusal?["code"]?.string != "key-reused"
  }

  private func isPicture(_ request: JSONValue) -> Bool {
    request["contentType"]?.string == "image/jpeg"
  }

  private func texts(_ value: JSONValue?) -> [String?] {
    (value?.items ?? []).map(\.string)
  }
}
