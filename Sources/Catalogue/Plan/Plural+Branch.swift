internal import Locales
internal import Messages

extension Plural {
  /// How this plural looks at its argument.
  var selectorKind: Catalogue.Selector.Kind {
    kind == .cardinal ? .cardinal(offset: offset) : .ordinal(offset: offset)
  }

  /// What is printed for a category: its own branch, else `other`.
  func branch(for category: PluralCategory) -> Branch {
    branches.first { $0.selector == .category(category.rawValue) }
      ?? branches.first { $0.selector == .category("other") }
      ?? branches[0]
  }

  /// What is printed for a number: its exact branch, else that of the category of the number less the
  /// offset.
  func branch(exactly number: Int, _ rules: PluralRules) -> Branch {
    branches.first { $0.selector == .exact(number) }
      ?? branch(for: rules.category(of: number - offset))
  }

  /// The numbers that have a branch of their own, in the order they are written.
  var exactNumbers: [Int] {
    branches.compactMap { branch in
      guard case .exact(let number) = branch.selector else { return nil }
      return number
    }
  }

  /// The branches for categories, with the category each is for.
  var categoryBranches: [(category: PluralCategory, branch: Branch)] {
    branches.compactMap { branch in
      guard case .category(let word) = branch.selector,
        let category = PluralCategory(rawValue: word)
      else { return nil }
      return (category, branch)
    }
  }
}
