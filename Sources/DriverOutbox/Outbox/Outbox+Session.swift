public import DriverModels
internal import DriverRules

/// What the rest of the app learns from the API.
extension Outbox {
  /// Somebody signed in, or was found signed in when the app began.
  ///
  /// - Parameters:
  ///   - person: who it is.
  ///   - name: the name that the person's writes are shown under to others (O19).
  ///   - token: the session's.
  public func signedIn(_ person: PersonId, name: String, _ token: SessionToken) {
    take(.signedIn(person, name: name, token))
  }

  /// The token was renewed by an answer to another request.
  public func renewed(_ token: SessionToken) {
    take(.renewed(token))
  }

  /// The driver signs out; with writes unsent only if sure of it (O20).
  ///
  /// `signedOut` is notice that it is
  /// done, the message `unsentWrites` that it is asked.
  public func signOut(isSure: Bool) {
    take(.signOut(isSure: isSure))
  }

  /// A business was chosen: its writes go first, and its outbox is opened.
  public func chose(_ business: BusinessId) {
    take(.chose(business))
  }

  /// The list of the person's businesses came.
  public func businesses(_ listed: [BusinessId]) {
    take(.businesses(listed))
  }

  /// Another request had a 2xx that is the API's (O23).
  public func otherRequestSucceeded() {
    take(.succeeded)
  }

  /// A day of a business counts these writes: they need not be sent any more (A8).
  public func counted(_ keys: [IdempotencyKey], in business: BusinessId) {
    take(.counted(business, keys))
  }

  /// A day was deleted with which these receipts go (Y11).
  public func letGo(_ keys: [IdempotencyKey], in business: BusinessId) {
    take(.letGo(business, keys))
  }
}
