public import Diagnostics

/// A named schema: one type in code.
public struct APISchema: Hashable, Sendable {
  /// The name, which is the type's on both platforms: PascalCase, ASCII, no name of either language's
  /// own, and no other's type's.
  public var name: String
  /// What it is.
  public var kind: Kind
  /// What it means, in Markdown.
  public var description: String?
  /// Valid values that between them show every property; at least one.
  public var examples: [APIExample]
  /// What the apps do with it.
  public var use: APIUse
  /// The name's bytes in the description.
  public var span: Span

  /// What a named schema is.
  public enum Kind: Hashable, Sendable {
    /// Properties by name.
    case object(APIObject)
    /// A type of its own around a scalar, such as an id or money.
    case scalar(APIScalar)
    /// One of several words.
    case words(APIWords)
    /// One of several objects.
    case union(APIUnion)
  }
}
