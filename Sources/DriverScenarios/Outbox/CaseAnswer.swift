internal import DriverModels
internal import DriverRules
internal import ScenarioKit
internal import StandIn

/// What a step `answer` says of an answer, and what that makes of the API.
enum CaseAnswer {
  /// The request does not come to the API, or nothing is decided there: nothing is kept.
  case passing(WireAnswer)
  /// The API decides so where it does not know the key, and answers so.
  case decided(KeyVerdict, WireAnswer)
  /// The API answers by its own rules: it records what is new.
  case itself(KeyVerdict)

  /// Reads a step.
  init(_ step: JSONValue, to request: OutboxRequest, of server: ServerOrigin) throws {
    guard let status: Int = try step.whole("status") else {
      self = .itself(.recorded(request.receipt(status: 201)))
      return
    }
    guard case .answer(var answer) = try step.reply() else { throw CaseError("no answer") }
    if let isReplayed = step["replayed"]?.bool {
      answer.headers.append(WireHeader("Idempotency-Replayed", "\(isReplayed)"))
    }
    if 200...299 ~= status {
      // Somebody else's 2xx, a hotel's or a cache's, is not the API's.
      let hasBody = ["json", "text", "problem"].contains { step[$0] != nil }
      let isOurs = step["replayed"] != nil && !hasBody
      let kept = request.receipt(status: status)
      if isOurs { answer.take(kept) }
      self = isOurs ? .decided(.recorded(kept), answer) : .passing(answer)
    } else if let problem = OurProblem(answer, from: server), Self.isKept(status, problem) {
      self = .decided(.refused(KeptAnswer(status: status, body: answer.body)), answer)
    } else {
      self = .passing(answer)
    }
  }

  /// What the API decides where it does not know the key; nil where the request does not come to that.
  var verdict: KeyVerdict? {
    switch self {
    case .passing: nil
    case .decided(let verdict, _), .itself(let verdict): verdict
    }
  }

  /// Whether the API remembers a refusal (A5); who asks is judged before the key is looked up (A6).
  private static func isKept(_ status: Int, _ problem: OurProblem) -> Bool {
    let passing: Set<String> = ["not-a-member", "in-progress", "app-too-old", "key-reused"]
    return 400...499 ~= status && ![401, 407, 408, 425, 426, 429].contains(status)
      && !passing.contains(problem.code?.word ?? "")
  }
}
