internal import DriverModels

extension Session {
  /// The driver asks to sign in with what was typed.
  public mutating func signIn(email: String, password: String) -> SessionStep {
    guard state == .signedOut && signingIn == nil else { return .nothing }  // S20
    typed = TypedWords(email: email, password: password)
    let address = email.trimmed  // S21
    if address.isEmpty || password.isEmpty { return .shows(.missingWords) }
    let words = SignInRequest(email: address, password: password)
    return signIn(by: .signIn(words))
  }

  /// The driver answers the challenge with what was typed.
  public mutating func answer(code: String) -> SessionStep {
    guard case .askingCode(let challenge) = state, signingIn == nil else { return .nothing }  // S20
    typed.code = code
    let request = CodeRequest(code: code.trimmed)
    // Six digits are a limit of the API's; any other code would be a try for nothing (S21).
    if !request.validate().isEmpty { return .shows(.sixDigits) }
    return signIn(by: .code(request, challenge))
  }

  /// The driver leaves the screen of the password or the code (S20).
  public mutating func leave() -> SessionStep {
    switch state {
    case .signedOut, .askingCode:
      defer { backToPassword(keeping: TypedWords()) }
      return SessionStep(cancelled: signingIn.map { [$0] } ?? [])
    default: return .nothing
    }
  }

  private mutating func signIn(by call: SessionCall) -> SessionStep {
    let request = signInRequest(call)
    signingIn = request.number
    return .asks(request)
  }

  /// The password is asked for.
  mutating func backToPassword(keeping words: TypedWords) {
    state = .signedOut
    signingIn = nil
    typed = words
  }
}
