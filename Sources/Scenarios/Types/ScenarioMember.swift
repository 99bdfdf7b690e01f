/// A member of an object, or of a step.
public struct ScenarioMember: Hashable, Sendable {
  /// Its key.
  public let key: String
  /// The type of its value.
  public let type: ScenarioType
  /// Whether it is always there.
  public let isRequired: Bool
  /// What it is about, in a sentence.
  public let summary: String?
}
