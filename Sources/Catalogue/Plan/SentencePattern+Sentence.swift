internal import Locales

extension SentencePattern {
  /// A native plural and the category that is being printed of it.
  private typealias Form = (selector: Int32, category: PluralCategory)

  /// Appends the sentence for a combination, one choice a selector of the key, as a locale with these
  /// plural rules prints it.
  func append(
    _ combination: KeyPlan.Combination,
    of selectors: [Selector],
    _ rules: LocaleRules,
    to pieces: inout [Piece]
  ) {
    append(0..<nodes.count, nil, combination, selectors, rules, to: &pieces)
  }

  // What is asked for is handed on piece by piece: to put it into a value costs as much as to take a sentence.
  private func append(
    _ range: Range<Int>,
    _ form: Form?,
    _ combination: KeyPlan.Combination,
    _ selectors: [Selector],
    _ rules: LocaleRules,
    to pieces: inout [Piece]
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let node = nodes[index]
      switch node {
      case .text(let from, let to): pieces.append(.text(from: from, to: to))
      case .value(let number): pieces.append(.value(number))
      case .open(let name): pieces.append(.open(name))
      case .close(let name): pieces.append(.close(name))
      case .choice(let selector, let other, _):
        append(
          choiceAt: index,
          selector,
          Int(other),
          form,
          combination,
          selectors,
          rules,
          to: &pieces
        )
      case .word, .exact, .category: break  // A branch stands in a choice only.
      }
      index = node.end(at: index)
    }
  }

  private func append(
    choiceAt index: Int,
    _ selector: Int32,
    _ other: Int,
    _ form: Form?,
    _ combination: KeyPlan.Combination,
    _ selectors: [Selector],
    _ rules: LocaleRules,
    to pieces: inout [Piece]
  ) {
    let branch: Int?
    switch combination[Int(selector)] {
    case .word(let word): branch = self.branch(of: index) { isWord($0, word) }
    case .exact(let number):
      branch = self.branch(of: index, exactly: number, selectors[Int(selector)], rules)
    case .category(let category): branch = self.branch(of: index, for: category)
    case .native:
      if let form, form.selector == selector {
        branch = self.branch(of: index, for: form.category)
      } else {
        let plural = pieces.count
        pieces.append(.plural(selector, end: 0))
        for category in rules.cardinals.categories {
          let start = pieces.count
          pieces.append(.form(category, end: 0))
          let branch = self.branch(of: index, for: category) ?? other
          let form = (selector, category)
          append(content(of: branch), form, combination, selectors, rules, to: &pieces)
          pieces[start] = .form(category, end: Int32(pieces.count))
        }
        pieces[plural] = .plural(selector, end: Int32(pieces.count))
        return
      }
    }
    append(content(of: branch ?? other), form, combination, selectors, rules, to: &pieces)
  }

  /// The branch for a number: its own, else that of the category of the number less the offset.
  private func branch(
    of choice: Int,
    exactly number: Int,
    _ selector: Selector,
    _ rules: LocaleRules
  ) -> Int? {
    if let branch = branch(of: choice, where: { $0.isExact(number) }) { return branch }
    let rules = selector.isOrdinal ? rules.ordinals : rules.cardinals
    return branch(of: choice, for: rules.category(of: number - selector.offset))
  }

  private func branch(of choice: Int, for category: PluralCategory) -> Int? {
    branch(of: choice) { $0.isCategory(category) }
  }

  private func branch(of choice: Int, where isWanted: (Node) -> Bool) -> Int? {
    let end = nodes[choice].end(at: choice)
    var index = choice + 1
    while index < end {
      let node = nodes[index]
      if isWanted(node) { return index }
      index = node.end(at: index)
    }
    return nil
  }

  private func content(of branch: Int) -> Range<Int> {
    branch + 1..<nodes[branch].end(at: branch)
  }

  private func isWord(_ node: Node, _ word: String) -> Bool {
    if case .word(let name, _) = node { names[Int(name)] == word } else { false }
  }
}

extension SentencePattern.Node {
  /// The index after the node at an index and all that is in it.
  fileprivate func end(at index: Int) -> Int {
    switch self {
    case .text, .value, .open, .close: index + 1
    case .choice(_, _, let end), .word(_, let end), .exact(_, let end), .category(_, let end):
      Int(end)
    }
  }

  fileprivate func isExact(_ number: Int) -> Bool {
    if case .exact(let own, _) = self { own == number } else { false }
  }

  fileprivate func isCategory(_ category: PluralCategory) -> Bool {
    if case .category(let own, _) = self { own == category } else { false }
  }
}

extension Selector {
  fileprivate var isOrdinal: Bool {
    if case .ordinal = kind { true } else { false }
  }
}
