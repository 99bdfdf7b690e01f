internal import DriverModels

extension StandInAPI {
  /// The password: a session, or a challenge.
  mutating func signIn(_ asked: StandInAsked) -> WireAnswer {
    guard asked.request.isLabelled("application/json"),
      let words = try? SignInRequest(json: asked.request.body)
    else { return Answers.authError(400, "VALIDATION_ERROR", "Invalid body") }
    guard Self.isAddress(words.email) else {
      return Answers.authError(400, "INVALID_EMAIL", "Invalid email")
    }
    let email = Self.folded(words.email)
    guard let somebody = world.people.first(where: { Self.folded($0.person.email) == email }),
      somebody.password.utf8.elementsEqual(words.password.utf8)
    else {
      return Answers.authError(401, "INVALID_EMAIL_OR_PASSWORD", "Invalid email or password")
    }
    guard somebody.isVerified else {
      return Answers.authError(403, "EMAIL_NOT_VERIFIED", "Email not verified")
    }
    if somebody.code != nil { return challenge(somebody, asked) }
    return session(of: somebody)
  }

  /// The token is in the header; that of the body is no session (S4).
  mutating func session(of somebody: StandInPerson) -> WireAnswer {
    let token = signing.nextToken(of: somebody.person.id)
    sessions[token] = somebody.person.id
    var answer = Answers.json(
      200,
      SignedIn(user: somebody.person),
      headers: [WireHeader("set-auth-token", token.rawValue)]
    )
    if var body = try? SignedIn(user: somebody.person).tree {
      body["redirect"] = .boolean(false)
      body["token"] = .text("not-the-session")
      answer.body = Answers.bytes(JSONTree(wire: .object(body)))
    }
    return answer
  }

  /// A token that comes with a challenge is of a session that is deleted already (S1).
  private mutating func challenge(_ somebody: StandInPerson, _ asked: StandInAsked) -> WireAnswer {
    let cookie = signing.nextChallenge()
    signing.challenges[cookie] = SigningIn.Challenge(
      person: somebody.person.id,
      since: asked.now.milliseconds
    )
    let attributes = "; Max-Age=600; Path=/; HttpOnly; SameSite=Lax"
    return Answers.json(
      200,
      Challenge(twoFactorRedirect: true, twoFactorMethods: ["totp"]),
      headers: [
        WireHeader("set-auth-token", signing.nextToken(of: somebody.person.id).rawValue),
        WireHeader("Set-Cookie", "\(Self.cookieName)=\(cookie)\(attributes)"),
      ]
    )
  }

  mutating func signOut(_ asked: StandInAsked) -> WireAnswer {
    if let token = asked.token { sessions[token] = nil }
    return Answers.json(200, SignedOut(success: true))
  }

  /// The challenge's cookie over plain HTTP; over HTTPS it has the prefix `__Secure-`.
  static let cookieName = "better-auth.two_factor"

  /// better-auth folds addresses' letter case; the ASCII letters' is enough here.
  private static func folded(_ email: String) -> [UInt8] {
    email.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
  }

  /// Something, an @, something, without blanks.
  private static func isAddress(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: 0x40, omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0 > 0x20 && $0 != 0x7F }
      }
  }
}
