public import Diagnostics
public import Locales

/// `{name, plural, offset:1 =0 {…} one {…} other {…}}`, or the same with `selectordinal`.
public struct Plural: Hashable, Sendable {
  /// Cardinal (`plural`) or ordinal (`selectordinal`).
  public var kind: Kind
  /// The argument whose number picks a branch.
  public var name: String
  /// The bytes of the name.
  public var nameSpan: Span
  /// What is taken off the number before a category is looked up and `#` is printed.
  ///
  /// Exact branches compare with the whole number.
  public var offset: Int
  /// The branches in the order they are written; one of them is `other`.
  public var branches: [Branch]
  /// The bytes of the whole element, braces included.
  public var span: Span

  /// Which of CLDR's two rule sets decides.
  public enum Kind: String, Hashable, Sendable {
    /// Counts: 1 stop, 2 stops.
    case cardinal
    /// Ranks: 1st stop, 2nd stop.
    case ordinal
  }

  /// What a branch is for.
  public enum Selector: Hashable, Sendable {
    /// `=5`: that very number.
    case exact(Int)
    /// `few`: a category.
    case category(PluralCategory)
    /// A word that is no category of CLDR's, which is never selected.
    case word(String)
  }

  /// A selector and what is printed for it.
  public struct Branch: Hashable, Sendable {
    /// What it is for.
    public var selector: Selector
    /// The bytes of the selector.
    public var selectorSpan: Span
    /// What is printed.
    public var elements: [Element]
    /// The bytes of the branch from `{` to `}`.
    public var span: Span

    /// Makes a branch.
    public init(selector: Selector, selectorSpan: Span, elements: [Element], span: Span) {
      self.selector = selector
      self.selectorSpan = selectorSpan
      self.elements = elements
      self.span = span
    }
  }

  /// Makes a plural.
  public init(
    kind: Kind,
    name: String,
    nameSpan: Span,
    offset: Int,
    branches: [Branch],
    span: Span
  ) {
    self.kind = kind
    self.name = name
    self.nameSpan = nameSpan
    self.offset = offset
    self.branches = branches
    self.span = span
  }
}
