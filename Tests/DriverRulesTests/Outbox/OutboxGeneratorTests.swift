import DriverRules
import ScenarioKit
import Testing

@Suite("Outboxes made at random")
struct OutboxGeneratorTests {
  @Test("500 seeds reach every pause and message, and keep what always holds")
  func reach() async throws {
    let reached = try await GeneratedRuns.reached(by: "outbox", seeds: 500) { step, seen in
      [
        step["do"]?.string.map { "do \($0)" },
        step["do"] == "crash" ? "crash \(step["at"]?.string ?? "now")" : nil,
        seen["pause"]?.string.map { "pause \($0)" },
        seen["told"]?.string.map { "told \($0)" },
        seen["sent"]?.items?.isEmpty == false ? "sent" : nil,
        seen["cancelled"]?.items?.isEmpty == false ? "cancelled" : nil,
        seen["others"]?.members?.isEmpty == false ? "others" : nil,
        seen["asksToBeWoken"] == true ? "asksToBeWoken" : nil,
      ].compactMap(\.self)
        + (seen["shown"]?.items ?? []).compactMap { $0.string }
        + (seen["writes"]?.items ?? []).flatMap { write in
          [
            write["state"]?.string, write["setAside"] == true ? "setAside" : nil,
            write["replaces"] == nil ? nil : "replaces", write["kind"]?.string,
          ].compactMap(\.self)
        }
    }
    let rare = Self.expected.filter { reached[$0] == nil }
    #expect(rare == [])
  }

  private static let expected: [String] =
    OutboxMessage.allCases.map(\.rawValue)
    + OutboxPause.allCases.map { "pause \($0.rawValue)" }
    + ["now", "midWrite", "afterJournal", "beforeSync", "afterSync", "afterRename"].map {
      "crash \($0)"
    }
    + ["done", "notRecorded", "notAllowed", "asked"].map { "told \($0)" }
    + [
      "sent", "cancelled", "others", "asksToBeWoken", "waiting", "sending", "turnedDown",
      "setAside",
      "replaces", "delivery", "cash", "load", "progress", "proof", "do lateCopy", "do wake",
      "do timeOver", "do damage", "do secondOpen", "do updateApp",
    ]
}
