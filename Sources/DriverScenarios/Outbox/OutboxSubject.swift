public import DriverRules
public import ScenarioKit
public import Simulation

/// An outbox judged by the suite `outbox`: whatever decides, with a disk, an API and two clocks as the
/// cases have them.
public actor OutboxSubject<Core: OutboxDriving>: ScenarioSubject {
  private let make: @Sendable (OutboxSettings) -> Core
  private var story: OutboxStory<Core>?

  /// Makes a subject.
  ///
  /// - Parameter make: makes what decides, once for each process of the app.
  public init(_ make: @escaping @Sendable (OutboxSettings) -> Core) {
    self.make = make
  }

  /// Begins a case.
  public func begin(_ given: JSONValue) throws {
    story = try OutboxStory(given, make: make)
  }

  /// Takes a step; gives what is seen after it.
  public func perform(_ step: JSONValue) throws -> JSONValue {
    guard var story else { throw CaseError("a step before the beginning") }
    let seen = try story.perform(step)
    self.story = story
    return seen
  }

  /// What the API has at the end.
  public func finish() throws -> JSONValue {
    guard let story else { throw CaseError("an end before the beginning") }
    return ["api": story.api.json]
  }
}
