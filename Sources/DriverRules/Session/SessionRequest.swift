public import DriverModels

/// A request as the session lets it go.
public struct SessionRequest: Hashable, Sendable {
  /// Which one it is, from 1, since the app was installed here.
  public let number: Int
  /// What it asks for.
  public let call: SessionCall
  /// The token that it carries; nil for the requests of the sign-in.
  public let token: SessionToken?
  /// The generation of that token (S11).
  let generation: Int
  /// Whose token that is.
  let person: PersonId?
}
