import DriverScenarios
import ScenarioKit
import Testing

@Suite("Loads made at random")
struct LoadGeneratorTests {
  @Test("2,000 seeds reach every code 10 times and more, and keep what always holds")
  func reach() async throws {
    let reached = try await GeneratedRuns.reached(by: "load", words: Self.words)
    for word in Self.expected { #expect(reached[word, default: 0] >= 10, "\(word)") }
  }

  private static func words(_ step: JSONValue, _ seen: JSONValue) -> [String] {
    var words = ["errors", "warnings"].flatMap { key in
      (seen[key]?.items ?? []).compactMap { $0["code"]?.string.map { "\(key) \($0)" } }
    }
    let lines = seen["list"]?.items ?? []
    let van = seen["van"]?.items ?? []
    if let kind = seen["body"]?["kind"]?.string { words.append("recorded \(kind)") }
    if let state = seen["state"]?.string { words.append("state \(state)") }
    if seen["asks"] != [] { words.append("asks") }
    if lines.contains(where: { $0["more"] != 0 }) { words.append("more") }
    if lines.contains(where: { $0["over"] != 0 }) { words.append("over") }
    if van.contains(where: { $0["count"] == true }) { words.append("count the van") }
    return words
  }

  private static let expected =
    [
      "notTicked", "reasonMissing", "reasonDoesNotFit", "noteMissing", "noteTooLong",
      "nothingToRecord", "gasCannotGoOff", "gasCannotComeBack", "countFirst", "overWeight",
      "quantityBad", "wrongState",
    ].map { "errors \($0)" }
    + ["overBottles", "overWeight", "weightUnknown"].map { "warnings \($0)" }
    + ["loadUp", "topUp", "offLoad", "count"].map { "recorded \($0)" }
    + ["sent", "loaded", "out", "back", "finished"].map { "state \($0)" }
    + ["asks", "more", "over", "count the van"]
}
