internal import DriverModels

/// What the sign-in pages remember, as better-auth does.
struct SigningIn: Hashable, Sendable {
  /// The challenges that wait for a code, by the value of their cookie.
  var challenges: [String: Challenge] = [:]
  /// Codes that were wrong since the last right one, by person.
  var failures: [PersonId: Int] = [:]
  /// Until when a person's codes are not looked at, in milliseconds since 1970.
  var locked: [PersonId: Int64] = [:]
  /// How many tokens and challenges there were.
  private var made = 0
  /// The limiter's count, and when the last request was that it let through.
  private var passed = 0
  private var lastPassed: Int64 = .min / 2

  /// A password was right, and a code is asked for.
  struct Challenge: Hashable, Sendable {
    let person: PersonId
    /// When it began, in milliseconds since 1970.
    let since: Int64
    var codes = 0
  }

  /// A challenge is over after ten minutes, in milliseconds.
  static let life: Int64 = 10 * 60 * 1000
  /// An account is locked after so many wrong codes, for fifteen minutes.
  static let mostFailures = 10
  static let lockTime: Int64 = 15 * 60 * 1000
  /// Codes that the limiter lets through, and in which time.
  private static let mostRequests = 3
  private static let window: Int64 = 10_000

  /// The next token; a part of it looks like percent-encoding, which nobody may decode.
  mutating func nextToken(of person: PersonId) -> SessionToken {
    SessionToken("\(person.rawValue).\(nextNumber())%3D")
  }

  /// The value of the next challenge's cookie.
  mutating func nextChallenge() -> String {
    "2fa-\(nextNumber()).sig%3D"
  }

  /// Counts a request with a code; gives the seconds to wait where there were too many.
  mutating func limit(at now: Int64) -> Int64? {
    let since = now - lastPassed
    if since < Self.window, passed >= Self.mostRequests {
      return (lastPassed + Self.window - now + 999) / 1000
    }
    passed = since > Self.window ? 1 : passed + 1
    lastPassed = now
    return nil
  }

  private mutating func nextNumber() -> Int {
    made += 1
    return made
  }
}
