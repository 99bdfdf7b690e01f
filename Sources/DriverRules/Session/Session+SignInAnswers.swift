internal import DriverModels

extension Session {
  /// What became of the request with the password.
  mutating func signInAnswered(_ answer: WireAnswer) -> SessionStep {
    guard answer.status == 200 else { return turnedDown(answer) }
    let body = AnswerBody(of: answer)
    // The body says whether it is a challenge, before anything else in it is read (S1).
    guard body?["twoFactorRedirect"] == .boolean(true) else {
      return beginSession(answer) ?? .shows(.unexpectedAnswer)
    }
    guard let challenge = SessionState.Challenge(of: answer) else {
      return .shows(.unexpectedAnswer)
    }
    state = .askingCode(challenge)
    typed = typed.withEmailOnly
    return .nothing
  }

  /// What became of the request with the code (S3).
  mutating func codeAnswered(_ answer: WireAnswer) -> SessionStep {
    guard answer.status == 200 else { return turnedDown(answer) }
    return beginSession(answer) ?? challengeIsUsedUp()
  }

  private mutating func challengeIsUsedUp() -> SessionStep {
    backToPassword(keeping: typed.withEmailOnly)
    return .shows(.unexpectedAnswer)
  }

  /// The session of an answer; nil if it has none.
  ///
  /// The token is the header's, never the body's (S4).
  private mutating func beginSession(_ answer: WireAnswer) -> SessionStep? {
    guard let token = answer.value(of: "set-auth-token"), !token.isEmpty,  // S2
      let person = try? SignedIn(json: answer.body).user
    else { return nil }
    generation += 1
    stored.token = SessionToken(token)
    stored.person = person
    state = .choosingBusiness
    typed = TypedWords()
    listed = []
    return .asks(request(.businesses))  // S8
  }

  /// A message; the words stay (S5).
  private mutating func turnedDown(_ answer: WireAnswer) -> SessionStep {
    let failure = SignInFailure(answer)
    if failure.goesBack { backToPassword(keeping: typed.withEmailOnly) }
    return SessionStep(notices: [failure.notice])
  }
}
