internal import Locales

extension Selector.Choice {
  /// The part of a helper resource's name: `eq0`, `eqm1` for −1, a category or a word; nil where the
  /// platform's plural decides.
  public var part: String? {
    switch self {
    case .exact(let number): number < 0 ? "eqm\(number.magnitude)" : "eq\(number)"
    case .category(let category): category.rawValue
    case .native: nil
    case .word(let word): word
    }
  }
}
