public import DriverModels

/// A request as it leaves the phone.
public struct OutboxRequest: Hashable, Sendable {
  /// Which one it is, from 1, since the process began.
  public var number: Int
  /// The write's key.
  public var key: IdempotencyKey
  /// The business it is for, of `Bottle-Business`.
  public var business: BusinessId
  /// The token it carries.
  public var token: SessionToken
  /// `POST`, or `PUT` for a proof.
  public var method: String
  /// What follows the server's address, percent-encoded.
  public var path: String
  /// What it carries.
  public var content: WriteContent
  /// When it leaves by the phone's clock, of `Bottle-Sent-At`: milliseconds since 1970 (O4).
  public var sentAt: Int64
  /// How long it may take (O16).
  public var limits: RequestLimits

  /// Makes a request.
  public init(
    number: Int,
    key: IdempotencyKey,
    business: BusinessId,
    token: SessionToken,
    method: String,
    path: String,
    content: WriteContent,
    sentAt: Int64,
    limits: RequestLimits
  ) {
    self.number = number
    self.key = key
    self.business = business
    self.token = token
    self.method = method
    self.path = path
    self.content = content
    self.sentAt = sentAt
    self.limits = limits
  }

  /// The `Content-Type` of what it carries.
  public var contentType: String {
    switch content {
    case .json: "application/json"
    case .file: "image/jpeg"
    }
  }
}
