internal import DriverModels

extension StandInAPI {
  /// The code of a challenge, in better-auth's order: limiter, origin, body, cookie, lock, tries, code.
  mutating func verifyCode(_ asked: StandInAsked) -> WireAnswer {
    if let seconds = signing.limit(at: asked.now.milliseconds) { return Self.tooMany(seconds) }
    let cookies = Self.cookies(asked.request.header("Cookie"))
    if let refused = Self.refusedOrigin(asked.request, hasCookie: !cookies.isEmpty) {
      return refused
    }
    guard asked.request.isLabelled("application/json"),
      let typed = try? CodeRequest(json: asked.request.body)
    else { return Answers.authError(400, "VALIDATION_ERROR", "Invalid body") }
    guard let cookie = cookies.first(where: { signing.challenges[$0] != nil }),
      var challenge = signing.challenges[cookie],
      asked.now.milliseconds - challenge.since < SigningIn.life,
      let somebody = world.people.first(where: { $0.person.id == challenge.person })
    else {
      return Answers.authError(401, "INVALID_TWO_FACTOR_COOKIE", "Invalid two factor cookie")
    }
    if signing.locked[challenge.person].map({ asked.now.milliseconds < $0 }) == true {
      return Self.accountLocked
    }
    guard challenge.codes < somebody.codesAChallenge else {
      signing.challenges[cookie] = nil
      return Answers.authError(
        400,
        "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE",
        "Too many attempts. Please request a new code."
      )
    }
    challenge.codes += 1
    signing.challenges[cookie] = challenge
    guard let code = somebody.code else {
      return Answers.authError(400, "TOTP_NOT_ENABLED", "TOTP not enabled")
    }
    guard code.utf8.elementsEqual(typed.code.utf8) else {
      return wrongCode(of: challenge.person, asked)
    }
    signing.challenges[cookie] = nil
    signing.failures[challenge.person] = nil
    return session(of: somebody)
  }

  private mutating func wrongCode(of person: PersonId, _ asked: StandInAsked) -> WireAnswer {
    signing.failures[person, default: 0] += 1
    if signing.failures[person] ?? 0 >= SigningIn.mostFailures {
      signing.failures[person] = nil
      signing.locked[person] = asked.now.milliseconds + SigningIn.lockTime
    }
    return Answers.authError(401, "INVALID_CODE", "Invalid code")
  }

  /// The values of the challenge's cookie in a `Cookie` header.
  private static func cookies(_ header: String?) -> [String] {
    (header ?? "").utf8.split(separator: 0x3B).compactMap { part in
      let pair = HeaderText.trimmed(part)
      for name in [cookieName, "__Secure-" + cookieName] where pair.hasPrefix(name + "=") {
        return String(pair.dropFirst(name.count + 1))
      }
      return nil
    }
  }

  /// A request with a cookie needs an origin (S23): the server's own, or a page on this machine.
  private static func refusedOrigin(_ request: StandInRequest, hasCookie: Bool) -> WireAnswer? {
    guard hasCookie else { return nil }
    guard let origin = request.header("Origin"), !origin.isEmpty, origin != "null" else {
      return Answers.authError(403, "MISSING_OR_NULL_ORIGIN", "Missing or null Origin")
    }
    guard let host = request.header("Host") else { return nil }
    let place = ["http://", "https://"].first { origin.hasPrefix($0) }
      .map { String(origin.dropFirst($0.count)) }
    let isHere = ["localhost", "127.0.0.1", "[::1]"].contains { name in
      place == name || place?.hasPrefix(name + ":") == true
    }
    if isHere || place == host { return nil }
    return Answers.authError(403, "INVALID_ORIGIN", "Invalid origin")
  }

  /// The limiter's answer has no code, and a label of its own.
  private static func tooMany(_ seconds: Int64) -> WireAnswer {
    let error = AuthError(message: "Too many requests. Please try again later.")
    return WireAnswer(
      status: 429,
      headers: [
        WireHeader("Content-Type", "text/plain;charset=UTF-8"),
        WireHeader("X-Retry-After", String(seconds)),
      ],
      body: Answers.bytes(error)
    )
  }

  private static var accountLocked: WireAnswer {
    Answers.authError(
      429,
      "ACCOUNT_TEMPORARILY_LOCKED",
      "Too many failed verification attempts. Your account is temporarily locked. "
        + "Please try again later."
    )
  }
}
