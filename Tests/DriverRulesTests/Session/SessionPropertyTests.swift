import DriverRules
import ScenarioKit
import Testing

@Suite("2,000 sessions made at random")
struct SessionPropertyTests {
  /// They are played once for all tests.
  private static let findings = Task { try await find() }

  @Test("They reach every state and every message at least 5 times")
  func reach() async throws {
    let words =
      SessionMessage.allCases.map(\.rawValue)
      + ["closed", "signedOut", "askingCode", "choosingBusiness", "in"]
      + ["asksToBeWoken", "generation 3", "preselected", "wait"]
      + ["recorded", "cancelled", "others", "days"]
    #expect(try await Self.findings.value.rare(words) == [])
  }

  @Test("They break no invariant")
  func invariants() async throws {
    #expect(try await Self.findings.value.broken("invariant") == [])
  }

  @Test("Several 401s sign out once: it is said again only after another sign-in")
  func endsOnce() async throws {
    #expect(try await Self.findings.value.broken("ends once") == [])
  }

  @Test("The generation never falls while the app is open, and rises by one at most")
  func generation() async throws {
    #expect(try await Self.findings.value.broken("generation") == [])
  }

  @Test("The token is the one that was there or one of a header, never one of a body")
  func token() async throws {
    #expect(try await Self.findings.value.broken("token") == [])
  }

  @Test("Between a 401 and the next session only the password and the code are sent")
  func silence() async throws {
    #expect(try await Self.findings.value.broken("silence") == [])
  }

  private static func find() async throws -> Findings {
    let invariants = try #require(SuiteInvariants.all.first { $0.suite == "session" })
    var findings = Findings()
    try await PlayedStory.each("session") { story in
      for broken in story.broken(invariants) { findings.note("invariant", story, broken) }
      if !endsOnce(story) { findings.note("ends once", story) }
      if !keepsGeneration(story) { findings.note("generation", story) }
      if !keepsHeadersTokens(story) { findings.note("token", story) }
      if !isSilent(story) { findings.note("silence", story) }
      for moment in story.moments { findings.count(words(moment)) }
    }
    return findings
  }

  private static func words(_ moment: PlayedStory.Moment) -> [String] {
    let seen = moment.seen
    return moment.words("shown")
      + [seen["state"]?.string].compactMap(\.self)
      + (seen["asksToBeWoken"] == true ? ["asksToBeWoken"] : [])
      + [seen["generation"]?.int].compactMap(\.self).map { "generation \($0)" }
      + ["preselected", "wait"].filter { seen[$0] != nil }
      + ["recorded", "cancelled", "others", "days"].filter { seen[$0]?.items?.isEmpty == false }
  }

  private static func isSignedIn(_ moment: PlayedStory.Moment) -> Bool {
    moment.seen["state"] == "choosingBusiness" || moment.seen["state"] == "in"
  }

  private static func endsOnce(_ story: PlayedStory) -> Bool {
    var hasEnded = false
    for moment in story.moments {
      if moment.words("shown").contains("signInAgain") {
        if hasEnded { return false }
        hasEnded = true
      }
      if isSignedIn(moment) { hasEnded = false }
    }
    return true
  }

  private static func keepsGeneration(_ story: PlayedStory) -> Bool {
    var last: Int64 = 0
    for moment in story.moments {
      guard let generation = moment.seen["generation"]?.int else { return false }
      if moment.word == "kill" { last = 0 }
      guard generation == last || generation == last + 1 else { return false }
      last = generation
    }
    return true
  }

  private static func keepsHeadersTokens(_ story: PlayedStory) -> Bool {
    var known = [story.given["stored"]?["token"]?.string].compactMap(\.self)
    for moment in story.moments {
      if let token = moment.step["token"]?.string {
        // The blanks at the ends of a header are not its value.
        known.append(
          String(
            token.trimmingPrefix { " \t".contains($0) }.reversed()
              .trimmingPrefix { " \t".contains($0) }.reversed()
          )
        )
      }
      guard let token = moment.seen["stored"]?["token"]?.string else { continue }
      if !known.contains(token) { return false }
    }
    return true
  }

  private static func isSilent(_ story: PlayedStory) -> Bool {
    var hasEnded = false
    for moment in story.moments {
      if moment.words("shown").contains("signInAgain") { hasEnded = true }
      if isSignedIn(moment) { hasEnded = false }
      let paths = moment.requests.compactMap { $0["path"]?.string }
      let isSignIn = paths.allSatisfy {
        $0 == "/auth/sign-in/email" || $0 == "/auth/two-factor/verify-totp"
      }
      if hasEnded, !isSignIn { return false }
    }
    return true
  }
}
