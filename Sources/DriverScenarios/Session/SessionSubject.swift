internal import ScenarioKit

/// The session of `DriverRules`, judged by the suite `session`.
actor SessionSubject: ScenarioSubject {
  private var story: SessionStory?

  func begin(_ given: JSONValue) throws {
    story = try SessionStory(given)
  }

  func perform(_ step: JSONValue) throws -> JSONValue {
    guard var story else { throw CaseError("a step before the beginning") }
    let seen = try story.perform(step)
    self.story = story
    return seen
  }

  func finish() -> JSONValue { [:] }
}
