internal import DriverModels
internal import ScenarioKit
internal import StandIn

extension KeyOutcome {
  /// The answer that the API gives.
  var answer: WireAnswer {
    switch self {
    case .recorded(let kept): Self.answer(kept, isReplayed: false)
    case .replayed(let kept): Self.answer(kept.replayed, isReplayed: true)
    case .refused(let kept): Self.answer(kept, isReplayed: false)
    case .refusedAgain(let kept): Self.answer(kept, isReplayed: true)
    case .passing(let kept): Self.answer(kept, isReplayed: nil)
    case .reused: Self.problem(422, "key-reused")
    case .inProgress: Self.problem(409, "in-progress")
    case .alreadyRecorded: Self.problem(409, "already-recorded")
    }
  }

  private static func answer(_ kept: KeptAnswer, isReplayed: Bool?) -> WireAnswer {
    var answer = WireAnswer(status: kept.status, headers: [], body: [])
    if let isReplayed {
      answer.headers.append(WireHeader("Idempotency-Replayed", "\(isReplayed)"))
    }
    answer.take(kept)
    return answer
  }

  private static func problem(_ status: Int, _ code: String) -> WireAnswer {
    let body: JSONValue = ["code": .string(code)]
    return answer(KeptAnswer(status: status, body: body.json), isReplayed: nil)
  }
}

extension KeptAnswer {
  /// As it is given again: the replay of a 201 is a 200 (A2).
  fileprivate var replayed: KeptAnswer {
    KeptAnswer(status: status == 201 ? 200 : status, body: body)
  }
}

extension WireAnswer {
  /// Whether a case says the same of an answer: the status, and of a 2xx whether it was replayed.
  func agrees(with other: WireAnswer) -> Bool {
    status == other.status && (status >= 300 || isReplayed == other.isReplayed)
  }

  /// The answer in a few words.
  var summary: String { isReplayed ? "\(status), replayed" : "\(status)" }

  private var isReplayed: Bool {
    headers.contains { $0.name == "Idempotency-Replayed" && $0.value == "true" }
  }
}
