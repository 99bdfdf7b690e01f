/// One of several objects.
public struct APIUnion: Hashable, Sendable {
  /// The objects, in the order they are described; at least two.
  public var branches: [Branch]
  /// How reading decides.
  public var decision: Decision

  /// One of the objects.
  public struct Branch: Hashable, Sendable {
    /// The object.
    public var schema: APIReference
    /// The name of its case in lowerCamelCase, like no other of the union, letter case aside.
    public var name: String
  }

  /// How reading decides which branch it is.
  ///
  /// The branch chosen must then read; no other is tried.
  public enum Decision: Hashable, Sendable {
    /// By the word in a property that each branch has as a constant: `words[i]` is `branches[i]`'s. A
    /// word that no branch has reads as unknown, which keeps the object and writes it back; a property
    /// that is missing or no text is an error. `otherName` is that case's name.
    case word(property: String, words: [String], otherName: String)
    /// By a property: `whenTrue` where it is `true`, `otherwise` where it is anything else or missing;
    /// both are indices of `branches`.
    case flag(property: String, whenTrue: Int, otherwise: Int)
  }
}
