import DriverScenarios
import ScenarioKit
import Testing

@Suite("Days made at random")
struct DayGeneratorTests {
  @Test("2,000 seeds reach every reason 10 times and more, and keep what always holds")
  func reach() async throws {
    let reached = try await GeneratedRuns.reached(by: "day") { step, seen in
      [
        seen["why"]?.string,
        seen["shown"]?["says"]?.string ?? "a day",
        seen["marked"]?.items?.isEmpty == false ? "marked" : nil,
        step["crash"]?.string.map { "crash \($0)" },
        seen["copies"]?.items?.isEmpty == true ? "no copies" : "copies",
        seen["fetches"]?.items?.first?["ifNoneMatch"] == nil ? nil : "with a tag",
      ].compactMap { $0 }
    }
    for word in Self.expected { #expect(reached[word, default: 0] >= 10, "\(word)") }
  }

  private static let expected = [
    "opening", "front", "signal", "outboxEmpty", "minutes", "newDay", "again", "fresh", "noSignal",
    "inFlight", "fetching", "noDay", "a day", "marked", "crash listed", "crash files", "no copies",
    "copies", "with a tag",
  ]
}
