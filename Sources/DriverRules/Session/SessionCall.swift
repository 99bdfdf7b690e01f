public import DriverModels

/// What a request asks for.
public enum SessionCall: Hashable, Sendable {
  /// To sign in.
  case signIn(SignInRequest)
  /// To answer the challenge.
  case code(CodeRequest, SessionState.Challenge)
  /// To list the businesses.
  case businesses
  /// To end the session at the API, too.
  case signOut
  /// Anything else, for the business that is open.
  case other(method: String, path: String, BusinessId)

  /// The method.
  public var method: String {
    switch self {
    case .signIn, .code, .signOut: "POST"
    case .businesses: "GET"
    case .other(let method, _, _): method
    }
  }

  /// The path, with its query.
  public var path: String {
    switch self {
    case .signIn: "/auth/sign-in/email"
    case .code: "/auth/two-factor/verify-totp"
    case .businesses: "/driver/businesses"
    case .signOut: "/auth/sign-out"
    case .other(_, let path, _): path
    }
  }

  /// The business that it is for; sign-in, sign-out and the list are for none (S22).
  public var business: BusinessId? {
    if case .other(_, _, let business) = self { business } else { nil }
  }

  /// The challenge that it answers.
  var challenge: SessionState.Challenge? {
    if case .code(_, let challenge) = self { challenge } else { nil }
  }
}
