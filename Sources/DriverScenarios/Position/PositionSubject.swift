internal import ScenarioKit

/// The position gate of `DriverRules`, judged by the suite `position`.
actor PositionSubject: ScenarioSubject {
  private var story: PositionStory?

  func begin(_ given: JSONValue) throws {
    story = given.members?.isEmpty == false ? try PositionStory(given) : nil
  }

  func perform(_ step: JSONValue) throws -> JSONValue {
    if try step.text("do") == "judge" { return try PositionStory.distance(step.need("input")) }
    guard var story else { throw CaseError("a step before the beginning") }
    let seen = try story.perform(step)
    self.story = story
    return seen
  }

  func finish() -> JSONValue { [:] }
}
