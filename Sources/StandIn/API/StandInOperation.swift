/// What the API can be asked, as spec/api/driver.yaml has it.
public enum StandInOperation: String, Hashable, Sendable, CaseIterable {
  case signIn = "POST /auth/sign-in/email"
  case verifyCode = "POST /auth/two-factor/verify-totp"
  case signOut = "POST /auth/sign-out"
  case businesses = "GET /driver/businesses"
  case day = "GET /driver/day"
  case recordDelivery = "POST /deliveries"
  case sendProof = "PUT /deliveries/{deliveryId}/proof/{proofId}"
  case recordCash = "POST /cash"
  case recordLoad = "POST /rounds/{roundId}/loads"
  case recordProgress = "POST /rounds/{roundId}/progress"
  case sendPosition = "POST /rounds/{roundId}/position"
  case timing = "GET /rounds/{roundId}/timing"

  init?(_ node: DataNode?) throws(StandInError) {
    guard let node else { return nil }
    guard let operation = Self(rawValue: try node.text) else {
      throw node.error("the API has no such operation")
    }
    self = operation
  }

  /// The method.
  var method: String {
    String(decoding: rawValue.utf8.prefix { $0 != 0x20 }, as: UTF8.self)
  }

  /// The segments of its path, those for values with braces.
  var segments: [Substring] {
    rawValue.drop { $0 != "/" }.split(separator: "/")
  }

  /// Whether it is recorded under a key.
  var isWrite: Bool {
    switch self {
    case .recordDelivery, .sendProof, .recordCash, .recordLoad, .recordProgress: true
    default: false
    }
  }

  /// Whether better-auth answers it, whose errors have another shape.
  var isSigningIn: Bool {
    switch self {
    case .signIn, .verifyCode, .signOut: true
    default: false
    }
  }
}
