internal import Locales

extension Plural.Selector {
  /// The selector as it stands in a message: `=5` or `few`.
  public var spelling: String {
    switch self {
    case .exact(let number): "=\(number)"
    case .category(let category): category.name
    case .word(let word): word
    }
  }
}

extension SkeletonToken {
  /// The token as it stands in a skeleton: `currency/EUR`.
  public var spelling: String {
    ([stem] + options).joined(separator: "/")
  }
}
