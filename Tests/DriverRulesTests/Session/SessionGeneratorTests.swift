import DriverRules
import ScenarioKit
import Testing

@Suite("Generated stories of a session")
struct SessionGeneratorTests {
  @Test(
    "10,000 of them reach every state and every message at least 50 times, and break no invariant"
  )
  func reach() async throws {
    let tally = try await Tally("session") { seen in
      [seen["state"]].compactMap { $0?.string }
        + (seen["shown"]?.items ?? []).compactMap(\.string)
        + (seen["asksToBeWoken"] == true ? ["asksToBeWoken"] : [])
        + ((seen["generation"]?.int ?? 0) > 2 ? ["renewed"] : [])
        + ["recorded", "cancelled", "others", "days"].filter { seen[$0]?.items?.isEmpty == false }
        + ["preselected", "wait"].filter { seen[$0] != nil }
    }
    let words =
      SessionMessage.allCases.map(\.rawValue)
      + ["closed", "signedOut", "askingCode", "choosingBusiness", "in"]
      + ["asksToBeWoken", "renewed", "recorded", "cancelled", "others", "days"]
      + ["preselected", "wait"]
    for word in words {
      #expect(tally.counts[word, default: 0] >= 50, "\(word)")
    }
    #expect(tally.broken.isEmpty, "\(tally.broken.prefix(3))")
  }
}
