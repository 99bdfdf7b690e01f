internal import DriverModels

extension StandInAPI {
  /// Records a write under its key, or says what came of it before (A1 to A5).
  mutating func write(_ asked: StandInAsked, _ route: StandInRoute) -> WireAnswer {
    let caller: Caller
    switch self.caller(asked) {
    case .failure(let turned): return turned.answer
    case .success(let somebody): caller = somebody
    }
    guard let key = Self.key(asked.request.header("Idempotency-Key")) else {
      return Answers.problem(400, "key-missing", "No Idempotency-Key that is a UUID in lower case")
    }
    let judged = judge(asked, route, caller)
    let outcome = books[caller.business, default: KeyBook()].take(
      key,
      content: Self.content(asked.request),
      version: judged.version
    ) {
      judged.verdict
    }
    switch outcome {
    case .recorded:
      enter(judged.entry, key, caller)
      work(asked, key, caller)
    case .refused, .alreadyRecorded(again: false): work(asked, key, caller)
    case .replayed, .refusedAgain, .alreadyRecorded(again: true):
      let until = working[caller.business]?[key] ?? .min
      if until > asked.now.milliseconds { return Self.answer(.inProgress) }
    case .reused, .inProgress, .passing: break
    }
    return Self.answer(outcome)
  }

  /// The key, bare or in quotes; nil where it is none.
  private static func key(_ header: String?) -> IdempotencyKey? {
    guard var text = header else { return nil }
    if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") {
      text = String(text.dropFirst().dropLast())
    }
    let key = IdempotencyKey(text)
    let isLowercase = !text.utf8.contains { 0x41...0x5A ~= $0 }
    return isLowercase && key.validate().isEmpty ? key : nil
  }

  /// What makes two requests the same; when they left does not.
  private static func content(_ request: StandInRequest) -> [UInt8] {
    let path = request.target.prefix { $0 != "?" }
    return Array("\(request.method) \(path)\n".utf8) + request.body
  }

  private mutating func work(_ asked: StandInAsked, _ key: IdempotencyKey, _ caller: Caller) {
    guard asked.work > 0 else { return }
    working[caller.business, default: [:]][key] = asked.now.milliseconds + asked.work
  }

  private mutating func enter(_ entry: Judged.Entry?, _ key: IdempotencyKey, _ caller: Caller) {
    guard let entry else { return }
    // In place: a copy of a long ledger would take as long as all writes before.
    let (person, index) = (caller.person, caller.index)
    switch entry {
    case .delivery(let delivery):
      ledgers[caller.business, default: Ledger()]
        .enter(delivery, key, by: person, in: &world.businesses[index].day)
    case .cash(let moved):
      ledgers[caller.business, default: Ledger()].enter(moved, key, by: person)
    case .load(let load, let round):
      ledgers[caller.business, default: Ledger()]
        .enter(load, key, by: person, of: round, in: &world.businesses[index].day)
    case .progress(let progress, let round):
      ledgers[caller.business, default: Ledger()]
        .enter(progress, key, by: person, of: round, in: &world.businesses[index].day)
    case .proof: ledgers[caller.business, default: Ledger()].enterProof(key, by: person)
    }
  }

  private static func answer(_ outcome: KeyOutcome) -> WireAnswer {
    switch outcome {
    case .recorded(let kept): return given(kept, status: kept.status, replayed: false)
    case .replayed(let kept):
      return given(kept, status: kept.status == 201 ? 200 : kept.status, replayed: true)
    case .refused(let kept), .passing(let kept): return given(kept, status: kept.status)
    case .refusedAgain(let kept): return given(kept, status: kept.status, replayed: true)
    case .reused:
      return Answers.problem(422, "key-reused", "The key has been used for something else")
    case .inProgress:
      let wait = WireHeader("Retry-After", "1")
      return Answers.problem(409, "in-progress", "Still working on it", headers: [wait])
    case .alreadyRecorded(let again):
      let mark = again ? [WireHeader("Idempotency-Replayed", "true")] : []
      return Answers.problem(
        409,
        "already-recorded",
        "This is recorded under another key",
        headers: mark
      )
    }
  }

  private static func given(
    _ kept: KeptAnswer,
    status: Int,
    replayed: Bool? = nil
  ) -> WireAnswer {
    var headers: [WireHeader] = []
    if !kept.body.isEmpty {
      let type = status < 300 ? "application/json" : "application/problem+json"
      headers.append(WireHeader("Content-Type", type))
    }
    if let replayed {
      headers.append(WireHeader("Idempotency-Replayed", replayed ? "true" : "false"))
    }
    return WireAnswer(status: status, headers: headers, body: kept.body)
  }
}
