/// A core that a pipe serves.
public struct PipedCore: Sendable {
  /// The name of the suite whose world it is put in.
  public let name: String
  /// Makes one with its settings.
  public let make: @Sendable (JSONValue) throws -> any ScenarioCore

  /// Makes a core of its name and what makes one with its settings.
  public init(
    _ name: String,
    make: @escaping @Sendable (JSONValue) throws -> any ScenarioCore
  ) {
    self.name = name
    self.make = make
  }
}
