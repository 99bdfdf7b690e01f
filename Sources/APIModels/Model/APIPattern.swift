/// A pattern that a whole text is held to, small enough to mean the same in any engine.
public struct APIPattern: Hashable, Sendable {
  /// The pattern as it is written, `^` and `$` included.
  public var source: String
  /// What stands between `^` and `$`, one after another.
  public var parts: [Part]

  /// Something and how often it stands there.
  public struct Part: Hashable, Sendable {
    /// What it is.
    public var atom: Atom
    /// The fewest times.
    public var least: Int
    /// The most times; nil for any.
    public var most: Int?
  }

  /// The smallest part of a pattern.
  public enum Atom: Hashable, Sendable {
    /// One Unicode scalar.
    case scalar(Unicode.Scalar)
    /// One scalar of a bracket class.
    case oneOf(ScalarClass)
    /// One of several plain texts.
    case alternatives([String])
  }

  /// A bracket class.
  public struct ScalarClass: Hashable, Sendable {
    /// The scalars it names.
    public var ranges: [ClosedRange<Unicode.Scalar>]
    /// Whether it stands for all others.
    public var isNegated: Bool
  }
}
