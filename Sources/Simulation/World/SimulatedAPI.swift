public import DriverModels
internal import DriverRules
public import StandIn

/// The API, as far as it takes writes: one book of keys for each business (A1 to A7).
public struct SimulatedAPI: Hashable, Sendable {
  /// What it has, for each business.
  public var books: [KeyBook]
  /// The tokens, each at the place that its text names.
  public var tokens: [TokenNote] = []
  /// Who is a member, for each business and person.
  public var members: [[Bool]]
  /// The oldest version of the app that is served.
  public var oldestVersion = 1
  /// The numbers of the writes that it is still working on, with their requests.
  public var working: [CalledRequest] = []

  /// Makes an API that nothing was sent to.
  public init(businesses: Int, people: Int) {
    books = Array(repeating: KeyBook(), count: businesses)
    members = Array(repeating: Array(repeating: true, count: people), count: businesses)
  }

  /// Gives out a token.
  public mutating func signIn(_ person: Int) -> SessionToken {
    tokens.append(TokenNote(person: person))
    return SessionToken("t\(tokens.count - 1)")
  }

  /// The token of a text; nil if there is none.
  public func note(of token: SessionToken) -> TokenNote? {
    Int(token.rawValue.dropFirst()).flatMap { tokens.indices.contains($0) ? tokens[$0] : nil }
  }

  /// Ends all sessions of a person.
  public mutating func endSessions(of person: Int) {
    for index in tokens.indices where tokens[index].person == person {
      tokens[index].isLive = false
    }
  }

  /// Takes a request; nil where it does not answer (it takes a while).
  ///
  /// - Parameters:
  ///   - version: the id of what is recorded, with its kind.
  ///   - outcome: what came of it by its key, where it came that far.
  mutating func take(
    _ called: CalledRequest,
    business: Int,
    version: String,
    _ verdict: Verdict,
    outcome: inout KeyOutcome?
  ) -> WireAnswer? {
    guard let token = note(of: called.request.token), token.isLive else {
      return .problem(401, "signed-out")
    }
    guard members[business][token.person] else { return .problem(403, "not-a-member") }
    guard called.version >= oldestVersion else { return .problem(426, "app-too-old") }
    let request = called.request
    if let known = books[business].begin(request.key, content: request.identity) {
      outcome = known
      return .answer(to: request, known)
    }
    if verdict == .working {
      working.append(called)
      return nil
    }
    let decided = books[business].finish(request.key, version: version, verdict.forKey)
    outcome = decided
    if verdict == .recordedUnseen { return .page(.gateway) }
    if case .passing(let status, let wait) = verdict, case .passing = decided {
      return .problem(status, "busy", retryAfter: wait)
    }
    return .answer(to: request, decided)
  }

  /// Ends the work on a write.
  mutating func finish(_ called: CalledRequest, business: Int, version: String, _ verdict: Verdict)
    -> KeyOutcome
  {
    books[business].finish(called.request.key, version: version, verdict.forKey)
  }
}

extension Verdict {
  fileprivate var forKey: KeyVerdict {
    switch self {
    case .recorded, .recordedUnseen, .working: .recorded(KeptAnswer(status: 201))
    case .refused(let reason): .refused(KeptAnswer(status: reason.status))
    case .passing(let status, _): .passing(KeptAnswer(status: status))
    }
  }
}

extension OutboxRequest {
  /// What makes two requests the same.
  var identity: [UInt8] {
    switch content {
    case .json(let body): Array(path.utf8) + body
    case .file(let file): Array(path.utf8) + Array(file.name.utf8) + Array(file.sha256.utf8)
    }
  }
}
