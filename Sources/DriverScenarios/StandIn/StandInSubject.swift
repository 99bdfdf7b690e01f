internal import ScenarioKit

/// The stand-in API, judged by the suite `stand-in`.
actor StandInSubject: ScenarioSubject {
  private var story: StandInStory?

  func begin(_ given: JSONValue) throws {
    story = try StandInStory(given)
  }

  func perform(_ step: JSONValue) throws -> JSONValue {
    guard var story else { throw CaseError("a step before the beginning") }
    let seen = try story.perform(step)
    self.story = story
    return seen
  }

  func finish() -> JSONValue { [:] }
}
