internal import DriverModels

extension PositionGate {
  /// Takes what became of a request.
  ///
  /// - Parameters:
  ///   - server: the server that was asked.
  ///   - up: now, in milliseconds since the phone was started.
  /// - Returns: what the rest of the app has to do; nil if nothing.
  public mutating func take(
    _ reply: Reply,
    to request: PositionRequest,
    from server: ServerOrigin,
    at up: Int64
  ) -> PositionDemand? {
    // A failed try is not repeated (P13).
    guard case .answer(let answer) = reply else { return nil }
    let problem = answer.status >= 400 ? OurProblem(answer, from: server) : nil
    switch request {
    case .position: wait(as: answer, isOurs: problem != nil, at: up)
    case .timing: if answer.status == 200 { show(answer, for: request.round) }
    }
    return problem.flatMap { demand(of: $0, status: answer.status, for: request.round) }
  }

  /// What a failure that is ours asks for (P15).
  private mutating func demand(
    of problem: OurProblem,
    status: Int,
    for round: RoundId
  ) -> PositionDemand? {
    if status == 401 {
      defer { isSignedIn = false }
      return isSignedIn ? .endSession : nil
    }
    // What is said of a round that is not out any more is no news.
    guard out == round else { return nil }
    switch (status, problem.code) {
    case (404, _), (409, _):
      stop()
      return .refreshDay
    case (403, .notAMember):
      stop()
      return .chooseBusiness
    default:
      return nil
    }
  }

  /// Holds the fixes back for as long as the API asks, never shorter than it asked before (P8).
  private mutating func wait(as answer: WireAnswer, isOurs: Bool, at up: Int64) {
    guard answer.saysWhenToComeBack(isOurs: isOurs), let seconds = RetryAfter.seconds(of: answer)
    else { return }
    waitUntil = max(waitUntil ?? 0, up + seconds * 1000)
  }

  /// Shows a timing for the round that is out, if it can be read (P16).
  private mutating func show(_ answer: WireAnswer, for round: RoundId) {
    guard round == out, let timing = try? Timing(json: answer.body) else { return }
    self.timing = timing
  }
}
