public import DriverModels

/// The session: who is signed in, which business is open, and what an answer means for both.
///
/// It holds values only. What an event asks for comes back as a `SessionStep`; what is to be kept is in
/// `stored` after each event. An event that has no place in a state is nothing (S20).
public struct Session: Hashable, Sendable {
  /// The server that is spoken to.
  public let server: ServerOrigin
  /// Where it stands.
  public internal(set) var state = SessionState.closed
  /// What the phone keeps.
  public internal(set) var stored: StoredSession
  /// Which token it is since the app started, counted from 1 (S11, S14); 0 before the first.
  public internal(set) var generation = 0
  /// What stands in the fields of the sign-in.
  public internal(set) var typed = TypedWords()
  /// The businesses that were listed last, to choose or to switch by (S8).
  public internal(set) var listed: [BusinessId] = []
  /// Whether the system is asked to wake the app again (S19).
  public internal(set) var asksToBeWoken = false
  /// The request to sign in, password or code, that is under way (S20).
  var signingIn: Int?
  /// How many requests there were.
  var count = 0

  /// Makes the session of an app that is not open.
  public init(server: ServerOrigin, stored: StoredSession) {
    self.server = server
    self.stored = stored
  }

  /// The business that is open.
  public var business: BusinessId? {
    if case .open(let business) = state { business } else { nil }
  }

  /// Whether somebody is signed in.
  public var isSignedIn: Bool {
    state == .choosingBusiness || business != nil
  }

  /// The person who is signed in.
  public var person: PersonId? {
    isSignedIn ? stored.person?.id : nil
  }

  /// The business to begin with where the driver chooses: the remembered one, if it is listed (S8).
  public var preselected: BusinessId? {
    guard state == .choosingBusiness, let last = stored.business else { return nil }
    return listed.contains(last) ? last : nil
  }

  /// A request that carries nobody's token.
  mutating func signInRequest(_ call: SessionCall) -> SessionRequest {
    count += 1
    return SessionRequest(number: count, call: call, token: nil, generation: 0, person: nil)
  }

  /// A request that carries the token of the person who is signed in.
  mutating func request(_ call: SessionCall) -> SessionRequest {
    count += 1
    return SessionRequest(
      number: count,
      call: call,
      token: stored.token,
      generation: generation,
      person: stored.person?.id
    )
  }
}
