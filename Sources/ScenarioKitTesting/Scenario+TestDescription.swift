public import ScenarioKit
public import Testing

extension Scenario: CustomTestStringConvertible {
  /// The case's id.
  public var testDescription: String { id }
}
