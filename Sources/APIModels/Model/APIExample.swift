public import Documents

/// An example, valid in its place.
public struct APIExample: Hashable, Sendable {
  /// Its name where examples have names.
  public var name: String?
  /// What it shows, in Markdown.
  public var summary: String?
  /// The value: every number in it is written as JSON writes numbers.
  public var value: DocumentNode
}
