public import DriverModels

/// Who drives, as the app keeps it over restarts.
public struct StoredSession: Hashable, Sendable {
  /// The person's place.
  public var person: Int
  /// The token; nil where the session is over.
  public var token: SessionToken?
}
