internal import DriverModels

extension StandInAPI {
  /// Who asks, where they may.
  struct Caller {
    let person: PersonId
    let business: BusinessId
    /// Where the business is among those of the world.
    let index: Int
  }

  /// Judges who asks, before anything else (A6): the session, membership, then the app's age.
  func caller(_ asked: StandInAsked) -> Result<Caller, Turned> {
    guard let person = person(asked) else { return .failure(Self.signedOut) }
    guard let name = asked.request.header("Bottle-Business"), !name.isEmpty else {
      return .failure(Turned(400, "invalid", "No Bottle-Business"))
    }
    let business = BusinessId(name)
    let index = world.businesses.firstIndex { $0.business.id == business }
    guard let index, world.businesses[index].drivers.contains(person) else {
      let known = index.map { world.businesses[$0].business.name } ?? name
      return .failure(Turned(403, "not-a-member", "You do not drive for \(known)"))
    }
    if let tooOld = tooOld(asked) { return .failure(tooOld) }
    return .success(Caller(person: person, business: business, index: index))
  }

  /// Whose session a request carries; nil if nobody's.
  func person(_ asked: StandInAsked) -> PersonId? {
    guard let person = asked.token.flatMap({ sessions[$0] }) else { return nil }
    return world.people.contains { $0.person.id == person } ? person : nil
  }

  static let signedOut = Turned(401, "signed-out", "Signed out")

  /// The problem of an app that is no longer served.
  func tooOld(_ asked: StandInAsked) -> Turned? {
    guard let oldest = world.oldestApp,
      let version = AppVersion(agent: asked.request.header("User-Agent")), version < oldest
    else { return nil }
    return Turned(426, "app-too-old", "Please update the app")
  }

  func listBusinesses(_ asked: StandInAsked) -> WireAnswer {
    guard let person = person(asked) else { return Self.signedOut.answer }
    if let tooOld = tooOld(asked) { return tooOld.answer }
    let own = world.businesses.filter { $0.drivers.contains(person) }
    return Answers.json(200, Businesses(businesses: own.map(\.business)))
  }
}
