public import Locales

/// One piece of a sentence.
///
/// It holds numbers only: there are many, and each is looked at several times. What they stand for is
/// in the `Sentence`.
public enum Piece: Hashable, Sendable {
  /// Text: the bytes of the sentence's texts from an index on, up to another.
  case text(from: Int32, to: Int32)
  /// The value of the placeholder with this number, from 1.
  case value(Int32)
  /// Where a tag opens, by the index of its name.
  case open(Int32)
  /// Where a tag closes, by the index of its name.
  case close(Int32)
  /// A plural left to the platform, by the index of its selector among the key's: up to `end` follow
  /// the forms of the locale's categories, in CLDR's order.
  case plural(Int32, end: Int32)
  /// What a category of a plural prints: the pieces up to `end`, without plurals in them.
  case form(PluralCategory, end: Int32)
}
