internal import DriverModels

extension AnswerMeaning {
  /// What an answer to a write means.
  ///
  /// - Parameters:
  ///   - server: the server that was asked.
  ///   - time: the wall clock when it came, in milliseconds since 1970.
  init(_ answer: WireAnswer, to write: OutboxWrite, from server: ServerOrigin, at time: Int64) {
    if 200...299 ~= answer.status {
      self = Self.isOurs(answer, to: write) ? .sent : .failed(retryAfter: nil, is5xx: false)
    } else if let problem = OurProblem(answer, from: server), 400...499 ~= answer.status {
      self = Self.meaning(answer, problem.code?.word ?? "", at: time)
    } else {
      self = Self.failure(answer, isOurs: false)
    }
  }

  /// O10: a proxy's 200 has neither the header nor the receipt.
  private static func isOurs(_ answer: WireAnswer, to write: OutboxWrite) -> Bool {
    guard ["true", "false"].contains(answer.value(of: "Idempotency-Replayed")) else { return false }
    if write.kind == .proof { return true }
    guard let receipt = try? Receipt(json: answer.body) else { return false }
    return receipt.id.utf8.elementsEqual(write.id.utf8)
  }

  private static func meaning(_ answer: WireAnswer, _ code: String, at time: Int64) -> Self {
    switch (answer.status, code) {
    case (426, _), (_, "app-too-old"): .appTooOld
    case (401, _): .unauthorized
    case (403, "not-a-member"): .notAMember
    case (409, "in-progress"): .inProgress
    case (407, _), (408, _), (425, _), (429, _): failure(answer, isOurs: true)
    default: .refused(Refusal(answer, code: code, at: time))
    }
  }

  private static func failure(_ answer: WireAnswer, isOurs: Bool) -> Self {
    let asked = answer.saysWhenToComeBack(isOurs: isOurs) ? RetryAfter.seconds(of: answer) : nil
    let is5xx = 500...599 ~= answer.status && answer.status != 511
    return .failed(retryAfter: asked.map { $0 * 1000 }, is5xx: is5xx)
  }
}
