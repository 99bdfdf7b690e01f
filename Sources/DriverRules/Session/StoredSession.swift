public import DriverModels

/// What the phone keeps of the session (S7): never the password.
public struct StoredSession: Hashable, Sendable {
  /// The token; nil if nobody is signed in.
  public internal(set) var token: SessionToken?
  /// The last person who signed in.
  public internal(set) var person: Person?
  /// The business that was open last.
  public internal(set) var business: BusinessId?

  /// Makes what is kept.
  public init(token: SessionToken? = nil, person: Person? = nil, business: BusinessId? = nil) {
    self.token = token
    self.person = person
    self.business = business
  }
}
