extension Session {
  /// Opens the app, in front or woken behind.
  ///
  /// - Parameters:
  ///   - store: how the store of the token is found.
  ///   - isFirstStart: whether it is the first start after the installation.
  public mutating func open(_ store: TokenStore, isFirstStart: Bool) -> SessionStep {
    guard state == .closed else { return .nothing }
    asksToBeWoken = store == .locked
    if asksToBeWoken { return .nothing }  // S19
    // An earlier installation's is not this one's (S18), and what cannot be read is none (S19).
    if isFirstStart || store == .unreadable { stored.token = nil }
    // Nobody knows whose a token without a person is (S9).
    if stored.person == nil { stored.token = nil }
    guard stored.token != nil else {
      state = .signedOut
      return .nothing
    }
    generation += 1
    guard let business = stored.business else {
      state = .choosingBusiness
      return .asks(request(.businesses))
    }
    state = .open(business)  // S9
    return .nothing
  }

  /// The phone is unlocked: the token can be read.
  public mutating func unlock() {
    asksToBeWoken = false
  }

  /// The process ends; what is not stored is gone.
  public mutating func end() {
    guard state != .closed else { return }
    let last = count
    self = Session(server: server, stored: stored)
    count = last
  }
}
