public import ScenarioKit

/// One of the two subjects that are compared.
public struct ParitySide: Sendable {
  /// Its name in reports.
  public let name: String
  /// Makes a subject for a case.
  public let make: @Sendable () async throws -> any ScenarioSubject

  /// Makes a side.
  public init(
    _ name: String,
    on make: @escaping @Sendable () async throws -> any ScenarioSubject
  ) {
    self.name = name
    self.make = make
  }
}
