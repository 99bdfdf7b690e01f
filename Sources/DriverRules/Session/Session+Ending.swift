extension Session {
  /// The API has ended the session (S10).
  ///
  /// Only the token goes; a second 401 finds nobody signed in (S12).
  mutating func endSession() -> SessionStep {
    eraseToken()
    return .shows(.signInAgain)
  }

  /// The driver signs out (S15).
  ///
  /// - Parameters:
  ///   - unsent: how many writes of this person wait, for any business.
  ///   - isSure: whether the driver was warned of them.
  public mutating func signOut(unsent: Int, isSure: Bool) -> SessionStep {
    guard isSignedIn else { return .nothing }
    if unsent > 0, !isSure { return .shows(.unsentWrites) }
    // The request carries the token that is erased before it goes.
    let farewell = request(.signOut)
    eraseToken()
    return .asks(farewell)
  }

  private mutating func eraseToken() {
    stored.token = nil
    state = .signedOut
    listed = []
  }
}
