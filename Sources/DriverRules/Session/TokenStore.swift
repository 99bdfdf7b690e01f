/// How the store of the token is found (S19).
public enum TokenStore: String, Hashable, Sendable {
  /// It can be read.
  case readable
  /// It cannot be read, and never will be.
  case unreadable
  /// It cannot be read before the phone is unlocked for the first time since it was started.
  case locked
}
