public import DriverModels

/// Where the session stands.
public enum SessionState: Hashable, Sendable {
  /// The app has not been opened, or could not be.
  case closed
  /// Nobody is signed in; the password is asked for.
  case signedOut
  /// The code is asked for.
  case askingCode(Challenge)
  /// Somebody is signed in, and no business is open.
  case choosingBusiness
  /// A business is open.
  case open(BusinessId)

  /// The challenge that a code answers.
  public struct Challenge: Hashable, Sendable {
    /// The cookie that goes with the code, name and value.
    let cookie: String
  }
}
