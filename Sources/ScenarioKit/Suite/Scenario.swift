public import Diagnostics

/// A case: what is given, what is done, and what is then seen.
public struct Scenario: Sendable, Identifiable, CustomStringConvertible {
  /// Its id, such as `delivery/outcome/partial-with-extra`, which never changes.
  public let id: String
  /// What happens, in a short sentence.
  public let title: String
  /// The ids of the rules it shows, one at least.
  public let rules: [String]
  /// What it is told apart by.
  public let tags: [ScenarioTag]
  /// The suite's version that has it first.
  public let since: String?
  /// The suite's version in which it was retired: it is skipped from then on.
  public let gone: String?
  /// The name of the fixture it starts from.
  public let from: String?
  /// What it starts from: its fixture, with the case's own members over it.
  public let given: JSONValue
  /// Whether it is a row of a table, whose one step is `judge`, or a story.
  public let isRow: Bool
  /// What is done, one thing after another.
  public let steps: [Step]
  /// What the subject gives when it is finished.
  public let finally: Expectation?
  /// The bytes of the whole case in its file.
  public let span: Span
  /// The bytes of its id in its file.
  public let idSpan: Span
  /// The name of its suite.
  public let suite: String
  /// The file it was read from.
  public let source: ScenarioSource

  /// Where its id stands.
  public var location: ScenarioLocation { source.location(of: idSpan) }

  /// The id.
  public var description: String { id }
}
