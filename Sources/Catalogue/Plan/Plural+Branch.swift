internal import Locales
internal import Messages

extension Plural {
  /// How this plural looks at its argument.
  var selectorKind: Catalogue.Selector.Kind {
    kind == .cardinal ? .cardinal(offset: offset) : .ordinal(offset: offset)
  }

  /// The numbers that have a branch of their own, in the order they are written.
  var exactNumbers: [Int] {
    branches.compactMap { branch in
      guard case .exact(let number) = branch.selector else { return nil }
      return number
    }
  }

  /// The categories that have a branch of their own.
  var categories: PluralCategories {
    var categories = PluralCategories()
    for branch in branches {
      if case .category(let category) = branch.selector { categories.insert(category) }
    }
    return categories
  }
}
