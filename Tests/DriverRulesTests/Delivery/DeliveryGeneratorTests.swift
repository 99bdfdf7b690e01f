import DriverScenarios
import ScenarioKit
import Testing

@Suite("Deliveries made at random")
struct DeliveryGeneratorTests {
  @Test("2,000 seeds reach every word at least 10 times, and all keep what always holds")
  func reach() async throws {
    let reached = try await GeneratedRuns.reached(by: "delivery", words: Self.words)
    for word in Self.expected {
      #expect(reached[word, default: 0] >= 10, "\(word)")
    }
  }

  @Test("The same seed makes the same case")
  func sameSeed() throws {
    let generator = try #require(ScenarioGenerator.all.first { $0.suite == "delivery" })
    for seed in 0..<100 as Range<UInt64> {
      var (one, other) = (SeededRandom(seed: seed), SeededRandom(seed: seed))
      let (made, again) = (generator.scenario(&one), generator.scenario(&other))
      #expect(made.given.json == again.given.json)
      #expect(made.steps.map(\.json) == again.steps.map(\.json))
    }
  }

  private static let expected =
    ["delivered", "partial", "notDelivered", "collected"].map { "recorded \($0)" }
    + [
      "quantityBad", "gasCannotGoOff", "reasonMissing", "noteMissing", "swappedWithout",
      "reasonDoesNotFit", "noteTooLong", "gasCannotComeBack", "amountTooBig", "cashNegative",
      "cashReasonMissing", "proofMissing", "signerMissing", "signerTooLong", "signedByNobody",
      "alreadyDone", "roundNotOut",
    ].map { "error \($0)" }
    + [
      "moreThanOrdered", "moreThanOnVan", "emptiesShort", "emptiesDoNotFit", "cashLarge",
      "cashOver", "proofMissing", "cabShort",
    ].map { "warning \($0)" }
    + ["open", "editing", "done", "sent", "turnedDown"].map { "screen \($0)" }
    + ["a body with a reason", "a body with proof", "a correction", "a bad amount of cash"]

  private static func words(_ step: JSONValue, _ seen: JSONValue) -> [String] {
    let isCash = step["do"]?.string == "cash"
    var words = [seen["screen"]?.string.map { "screen \($0)" }].compactMap { $0 }
    words += (seen["errors"]?.items ?? []).compactMap {
      isCash ? "a bad amount of cash" : $0["code"]?.string.map { "error \($0)" }
    }
    words += (seen["warnings"]?.items ?? []).compactMap {
      $0["code"]?.string.map { "warning \($0)" }
    }
    guard let body = seen["body"] else { return words }
    words += [body["outcome"]?.string.map { "recorded \($0)" }].compactMap { $0 }
    if body["reason"] != nil { words.append("a body with a reason") }
    if body["proof"] != nil { words.append("a body with proof") }
    if body["replaces"] != nil { words.append("a correction") }
    return words
  }
}
