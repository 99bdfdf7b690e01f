internal import DriverModels

/// How an answer turns the words of the sign-in down (S5).
struct SignInFailure {
  /// What is shown.
  let notice: SessionNotice
  /// Whether the code is no longer asked for, but the password.
  let goesBack: Bool

  /// How long an account is locked when the answer says no wait, in seconds.
  static let lock: Int64 = 900

  /// Judges an answer that is not a 2xx: by its code, whatever its status and label, else by its
  /// status.
  init(_ answer: WireAnswer) {
    let body = answer.status >= 300 ? AnswerBody(of: answer) : nil
    let code = body?.text("code").map { AuthErrorCode($0) }
    let message = code.flatMap(Self.message) ?? Self.message(ofStatus: answer.status)
    notice = SessionNotice(message, wait: Self.wait(message, answer))
    goesBack = [.codeExpired, .tooManyCodes, .noTwoStep].contains(message)
  }

  private static func message(of code: AuthErrorCode) -> SessionMessage? {
    switch code {
    case .invalidEmail: .badEmail
    case .invalidEmailOrPassword: .wrongPassword
    case .emailNotVerified: .emailNotVerified
    case .invalidCode: .wrongCode
    case .invalidTwoFactorCookie: .codeExpired
    case .tooManyAttemptsRequestNewCode: .tooManyCodes
    case .totpNotEnabled: .noTwoStep
    case .accountTemporarilyLocked: .accountLocked
    case .missingOrNullOrigin, .invalidOrigin: .appFault
    case .unknown: nil
    }
  }

  /// What a status says by itself.
  static func message(ofStatus status: Int) -> SessionMessage {
    switch status {
    case 408, 425, 500...599: .tryLater
    case 426: .appTooOld
    case 429: .tooManyTries
    default: .unexpectedAnswer
    }
  }

  /// The wait that a message tells of: better-auth's limiter has a header of its own for it.
  private static func wait(_ message: SessionMessage, _ answer: WireAnswer) -> Int64? {
    let own = answer.value(of: "X-Retry-After").flatMap(RetryAfter.wholeSeconds)
    let said = [own, RetryAfter.seconds(of: answer)].compactMap(\.self).max()
    switch message {
    case .tooManyTries: return said
    case .accountLocked: return said ?? lock
    default: return nil
    }
  }
}
