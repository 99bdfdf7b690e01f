public import DriverModels

extension Session {
  /// The driver, or the screen, asks for the list of businesses.
  public mutating func listBusinesses() -> SessionStep {
    isSignedIn ? .asks(request(.businesses)) : .nothing
  }

  /// The driver chooses a business, or switches to it (S8, S17).
  public mutating func choose(_ wanted: BusinessId) {
    guard isSignedIn, listed.contains(wanted) else { return }
    open(wanted)
  }

  /// A part of the app asks for something of the business that is open (S22).
  public mutating func ask(_ method: String, _ path: String) -> SessionStep {
    guard let business else { return .nothing }
    return .asks(request(.other(method: method, path: path, business)))
  }

  /// The person no longer drives for the business that was open (S13).
  mutating func chooseAgain() -> SessionStep {
    state = .choosingBusiness
    listed = []
    return .shows(.notAMember) + .asks(request(.businesses))
  }

  /// What became of the request for the list (S8).
  mutating func businessesAnswered(_ answer: WireAnswer) -> SessionStep {
    guard answer.status == 200, let list = try? Businesses(json: answer.body) else {
      return SessionStep(notices: [SignInFailure(answer).notice])
    }
    listed = list.businesses.map(\.id)
    var step = SessionStep.nothing
    if let business {
      if listed.contains(business) { return .nothing }
      state = .choosingBusiness
      step = .shows(.notAMember)
    }
    if listed.isEmpty { return step + .shows(.noBusiness) }
    if listed.count == 1 { open(listed[0]) }
    return step
  }

  private mutating func open(_ business: BusinessId) {
    state = .open(business)
    stored.business = business
  }
}
