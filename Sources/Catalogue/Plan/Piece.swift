public import Diagnostics
public import Locales

/// One piece of a sentence of a key: what is left of a message once the selectors' choices are made.
public enum Piece: Hashable, Sendable {
  /// Text.
  case text(Text)
  /// The value of the placeholder with this number, from 1.
  case value(Int)
  /// Where a tag opens.
  case open(String)
  /// Where a tag closes.
  case close(String)
  /// A plural left to the platform: what each of the locale's categories prints.
  case plural(NativePlural)
}

/// One occurrence of a plural that the platform picks the category of.
public struct NativePlural: Hashable, Sendable {
  /// The index of its selector among the key's selectors.
  public var selector: Int
  /// What each of the locale's categories prints, in CLDR's order; without plurals in it.
  public var forms: [Form]

  /// A category and what it prints.
  public struct Form: Hashable, Sendable {
    /// The category.
    public var category: PluralCategory
    /// What it prints.
    public var pieces: [Piece]

    /// Makes a form.
    public init(category: PluralCategory, pieces: [Piece]) {
      self.category = category
      self.pieces = pieces
    }
  }

  /// Makes an occurrence.
  public init(selector: Int, forms: [Form]) {
    self.selector = selector
    self.forms = forms
  }
}
