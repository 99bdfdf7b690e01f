internal import DriverModels

extension Session {
  /// Takes what became of a request.
  public mutating func take(_ reply: Reply, to request: SessionRequest) -> SessionStep {
    switch request.call {
    case .signIn, .code:
      // One that was cancelled or left behind is nobody's (S20).
      guard signingIn == request.number else { return .nothing }
      signingIn = nil
    case .signOut:
      return .nothing  // S15
    case .businesses, .other:
      // What is said to one person is not for another (S16).
      guard let person, request.person == person else { return .nothing }
    }
    switch (reply, request.call) {
    case (.none(let why), .other): return unanswered(why, isShown: false)  // S13
    case (.none(let why), _): return unanswered(why, isShown: true)
    case (.answer(let answer), .signIn): return signInAnswered(answer)
    case (.answer(let answer), .code): return codeAnswered(answer)
    case (.answer(let answer), _): return signedInAnswered(answer, to: request)
    }
  }

  private func unanswered(_ why: NoAnswer, isShown: Bool) -> SessionStep {
    guard isShown else { return .nothing }
    return .shows(why == .noSignal ? .noSignal : .noAnswer)  // S5
  }

  /// What an answer means to a request that carried a token.
  private mutating func signedInAnswered(
    _ answer: WireAnswer,
    to request: SessionRequest
  ) -> SessionStep {
    let isCurrent = request.generation == generation
    if isCurrent { renew(by: answer) }  // S14
    let problem = answer.status >= 400 ? OurProblem(answer, from: server) : nil
    if answer.status == 401, problem != nil {
      return isCurrent ? endSession() : .nothing  // S10, S11
    }
    if answer.status == 403, problem?.code == .notAMember, let business,
      request.call.business == business
    {
      return chooseAgain()  // S13
    }
    return request.call == .businesses ? businessesAnswered(answer) : .nothing
  }

  /// A token that comes with an answer takes the place of the one before (S14).
  private mutating func renew(by answer: WireAnswer) {
    guard 200...299 ~= answer.status || answer.status == 304,
      let text = answer.value(of: "set-auth-token"), !text.isEmpty
    else { return }
    let token = SessionToken(text)
    if token == stored.token { return }
    stored.token = token
    generation += 1
  }
}
