public import Diagnostics

/// `{name, select, word {…} other {…}}`.
public struct Select: Hashable, Sendable {
  /// The argument whose value picks a branch.
  public var name: String
  /// The bytes of the name.
  public var nameSpan: Span
  /// The branches in the order they are written; one of them is `other`.
  public var branches: [Branch]
  /// The bytes of the whole element, braces included.
  public var span: Span

  /// A word and what is printed for it.
  public struct Branch: Hashable, Sendable {
    /// The word; `other` for every value without a branch.
    public var word: String
    /// The bytes of the word.
    public var wordSpan: Span
    /// What is printed.
    public var elements: [Element]
    /// The bytes of the branch from `{` to `}`.
    public var span: Span

    /// Makes a branch.
    public init(word: String, wordSpan: Span, elements: [Element], span: Span) {
      self.word = word
      self.wordSpan = wordSpan
      self.elements = elements
      self.span = span
    }
  }

  /// Makes a select.
  public init(name: String, nameSpan: Span, branches: [Branch], span: Span) {
    self.name = name
    self.nameSpan = nameSpan
    self.branches = branches
    self.span = span
  }
}
