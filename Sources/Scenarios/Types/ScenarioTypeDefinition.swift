/// A type of a suite's own.
public struct ScenarioTypeDefinition: Hashable, Sendable {
  /// Its name in lowerCamelCase: that in `$defs`, or for one that has none, where it stands:
  /// `seenView` is `view` of `seen`.
  public let name: String
  /// What it is about, in a sentence.
  public let summary: String?
  /// What it is.
  public let kind: Kind

  /// What a type is.
  public enum Kind: Hashable, Sendable {
    /// An object of these members and no others.
    case object([ScenarioMember])
    /// One of these words.
    case words([String])
  }
}
