public import ScenarioKit

/// A case that a generator made: what is done, without what is to be seen.
public struct GeneratedScenario: Sendable {
  /// What it starts from: an object.
  public var given: JSONValue
  /// What is done: objects with `do` and the word's own members; a row is one `judge`.
  public var steps: [JSONValue]

  /// Makes a case.
  public init(given: JSONValue = [:], steps: [JSONValue]) {
    self.given = given
    self.steps = steps
  }
}
