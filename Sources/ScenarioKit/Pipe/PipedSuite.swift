/// A suite that a pipe serves.
public struct PipedSuite: Sendable {
  /// The suite's name.
  public let name: String
  /// Makes a subject for a case.
  public let make: @Sendable () async throws -> any ScenarioSubject

  /// Makes a suite of its name and what makes a subject.
  public init(
    _ name: String,
    on make: @escaping @Sendable () async throws -> any ScenarioSubject
  ) {
    self.name = name
    self.make = make
  }
}
