/// A token that the API gave out.
public struct TokenNote: Hashable, Sendable {
  /// Whose it is, by the person's place.
  public var person: Int
  /// Whether it is a session.
  public var isLive = true
}
