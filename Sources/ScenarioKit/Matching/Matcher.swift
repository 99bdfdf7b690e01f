public import Diagnostics

/// A part of an expectation: a value, or one of the words that begin with `$`.
public struct Matcher: Sendable {
  /// What it compares.
  public let kind: Kind
  /// The bytes in the file.
  public let span: Span

  /// What is compared.
  public enum Kind: Sendable {
    /// Equal to a value that is no array and no object.
    case value(JSONValue)
    /// An array of as many items, each as it is in its place.
    case array([Matcher])
    /// An object that has each of these members; others are free.
    case object([Member])
    /// `$any`: something, whatever it is.
    case any
    /// `$absent`: no member of this key.
    case absent
    /// `$about`: a number no further than a tolerance from another.
    case about(Double, tolerance: Double)
    /// `$unordered`: an array of as many items, each of which is one of these, in any order.
    case unordered([Matcher])
    /// `$has`: an array with an item for each of these, in any order; others are free.
    case has([Matcher])
    /// `$not`: anything that this is not.
    indirect case not(Matcher)
  }

  /// A member of an object that is expected.
  public struct Member: Sendable {
    /// Its key.
    public let key: String
    /// What its value is.
    public let matcher: Matcher
  }
}
