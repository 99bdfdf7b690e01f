internal import DriverScenarios
internal import ScenarioKit

extension ParityDifference {
  /// The case as one of the suite's file, which expects what the first subject answers; its rules are
  /// for a person to say.
  public var asCase: String {
    let isRow = scenario.steps.count == 1 && scenario.steps[0]["do"] == "judge"
    var lines = [
      "\"id\": \"\(suite)/parity/seed-\(seed)\"",
      "\"title\": \"…\", \"rules\": [], \"tags\": [\"regression\", \"parity\"]",
    ]
    if scenario.given != [:] { lines.append("\"given\": \(Self.text(scenario.given))") }
    if isRow {
      lines.append("\"input\": \(Self.text(scenario.steps[0]["input"] ?? nil))")
      lines.append("\"expect\": \(Self.text(expected))")
    } else {
      let steps = scenario.steps.enumerated().map { index, step in
        Self.text(index == self.step ? Self.with(step, expect: expected) : step)
      }
      lines.append("\"steps\": [\n      \(steps.joined(separator: ",\n      "))\n    ]")
      if self.step == scenario.steps.count { lines.append("\"finally\": \(Self.text(expected))") }
    }
    return "{\n    " + lines.joined(separator: ",\n    ") + "\n  }"
  }

  /// What the first subject shows of what differs.
  private var expected: JSONValue {
    guard let seen = one.seen else { return [:] }
    guard let members = seen.members, let other = other.seen else { return seen }
    return .object(
      members.compactMap { member in
        let same =
          other[member.key].map { ValueDifference.between(member.value, $0).isEmpty } ?? false
        return same ? nil : member
      }
    )
  }

  private static func with(_ step: JSONValue, expect: JSONValue) -> JSONValue {
    .object((step.members ?? []) + [JSONMember("expect", expect)])
  }

  private static func text(_ value: JSONValue) -> String {
    String(decoding: value.json, as: UTF8.self)
  }
}
