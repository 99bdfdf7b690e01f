public import Documents

/// A suite: the rules of one matter, and the cases that show them.
public struct ScenarioSuite: Sendable {
  /// Its name, such as `delivery`.
  public let name: String
  /// The version of its content, such as `1.4.0`: a new case is a minor one, a changed expectation a
  /// major one.
  public let version: String
  /// What it is about, in a sentence.
  public let about: String
  /// Its rules, in the order of the file.
  public let rules: [Rule]
  /// What cases can start from, in the order of the file.
  public let fixtures: [Fixture]
  /// Its cases, in the order of the file.
  public let cases: [Scenario]
  /// The file it was read from.
  public let source: ScenarioSource
  /// The whole file with the bytes of every value, for who judges it further.
  public let document: DocumentNode

  /// The case of an id.
  public subscript(id: String) -> Scenario? {
    cases.first { $0.id == id }
  }

  /// The rule of an id.
  public func rule(_ id: String) -> Rule? {
    rules.first { $0.id == id }
  }
}
