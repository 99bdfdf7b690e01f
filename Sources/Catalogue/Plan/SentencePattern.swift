internal import Diagnostics
internal import Locales

/// A message as its key's plan sees it: every argument by its placeholder's number, every plural and
/// select by its selector's index.
///
/// Made once a message, since each of the key's sentences is taken from it.
public struct SentencePattern: Sendable {
  /// The parts, in order.
  var parts: [Part]

  /// One part of a pattern.
  enum Part: Sendable {
    /// Text.
    case text(Text)
    /// The value of the placeholder with this number, from 1.
    case value(Int)
    /// Where a tag opens.
    case open(String)
    /// Where a tag closes.
    case close(String)
    /// A select.
    indirect case select(Select)
    /// A plural.
    indirect case plural(Plural)
  }

  /// A select whose selector is one of the key's.
  struct Select: Sendable {
    /// The index of its selector.
    var selector: Int
    /// The branches by their words.
    var branches: [(word: String, parts: [Part])]
    /// What is printed for every other word.
    var other: [Part]
  }

  /// A plural whose selector is one of the key's.
  struct Plural: Sendable {
    /// The index of its selector.
    var selector: Int
    /// What is taken off the number before its category is looked up.
    var offset: Int
    /// Whether ranks are counted.
    var isOrdinal: Bool
    /// The branches for exact numbers.
    var exact: [(number: Int, parts: [Part])]
    /// The branches for categories.
    var categories: [(category: PluralCategory, parts: [Part])]
    /// What is printed for every other category.
    var other: [Part]

    func parts(for category: PluralCategory) -> [Part] {
      categories.first { $0.category == category }?.parts ?? other
    }

    /// What is printed for a number: its exact branch, else that of the category of the number less
    /// the offset.
    func parts(exactly number: Int, _ rules: LocaleRules) -> [Part] {
      if let branch = exact.first(where: { $0.number == number }) { return branch.parts }
      let rules = isOrdinal ? rules.ordinals : rules.cardinals
      return parts(for: rules.category(of: number - offset))
    }
  }
}
