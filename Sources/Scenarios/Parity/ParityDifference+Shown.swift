internal import DriverScenarios
internal import ScenarioKit

extension ParityDifference {
  /// For people: the seed, where the two differ, what each answers, and the case to paste.
  public func text(_ one: String, _ other: String) -> String {
    let word = step < scenario.steps.count ? scenario.steps[step]["do"]?.string ?? "" : "finally"
    let differences =
      if let seen = self.one.seen, let another = self.other.seen {
        ValueDifference.between(seen, another).map { difference in
          "  \(difference.pointer): \(Self.shown(difference.one)) ≠ \(Self.shown(difference.other))\n"
        }.joined()
      } else {
        ""
      }
    return """
      \(suite): seed \(seed): \(one) and \(other) differ at step \(step + 1), \(word)
      \(differences)  \(one): \(self.one.shown)
        \(other): \(self.other.shown)
      as a case, which expects what \(one) answers:
        \(asCase)

      """
  }

  private static func shown(_ value: JSONValue?) -> String {
    value.map { String(decoding: $0.json, as: UTF8.self) } ?? "nothing"
  }
}
