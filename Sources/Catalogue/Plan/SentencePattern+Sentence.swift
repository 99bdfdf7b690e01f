internal import Locales

extension SentencePattern {
  /// Appends the sentence for a combination, one choice a selector of the key, as a locale with these
  /// plural rules prints it.
  func append(
    _ combination: KeyPlan.Combination,
    of selectors: [Selector],
    _ rules: LocaleRules,
    to pieces: inout [Piece]
  ) {
    let resolver = Resolver(
      pattern: self,
      combination: combination,
      selectors: selectors,
      rules: rules
    )
    resolver.append(0..<nodes.count, nil, to: &pieces)
  }

  private struct Resolver {
    let pattern: SentencePattern
    let combination: KeyPlan.Combination
    let selectors: [Selector]
    let rules: LocaleRules

    /// A native plural and the category that is being printed of it.
    typealias Form = (selector: Int32, category: PluralCategory)

    func append(_ nodes: Range<Int>, _ form: Form?, to pieces: inout [Piece]) {
      var index = nodes.lowerBound
      while index < nodes.upperBound {
        let node = pattern.nodes[index]
        switch node {
        case .text(let from, let to): pieces.append(.text(from: from, to: to))
        case .value(let number): pieces.append(.value(number))
        case .open(let name): pieces.append(.open(name))
        case .close(let name): pieces.append(.close(name))
        case .choice(let selector, let other, _):
          append(choiceAt: index, selector, Int(other), form, to: &pieces)
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
      to pieces: inout [Piece]
    ) {
      let branch: Int
      switch combination[Int(selector)] {
      case .word(let word): branch = self.branch(of: index) { pattern.isWord($0, word) } ?? other
      case .exact(let number): branch = self.branch(of: index, exactly: number, selector) ?? other
      case .category(let category): branch = self.branch(of: index, for: category) ?? other
      case .native:
        guard let form, form.selector == selector else {
          appendForms(of: index, selector, other, to: &pieces)
          return
        }
        branch = self.branch(of: index, for: form.category) ?? other
      }
      append(content(of: branch), form, to: &pieces)
    }

    private func appendForms(
      of index: Int,
      _ selector: Int32,
      _ other: Int,
      to pieces: inout [Piece]
    ) {
      let plural = pieces.count
      pieces.append(.plural(selector, end: 0))
      for category in rules.cardinals.categories {
        let form = pieces.count
        pieces.append(.form(category, end: 0))
        let branch = branch(of: index, for: category) ?? other
        append(content(of: branch), (selector, category), to: &pieces)
        pieces[form] = .form(category, end: Int32(pieces.count))
      }
      pieces[plural] = .plural(selector, end: Int32(pieces.count))
    }

    /// The branch for a number: its own, else that of the category of the number less the offset.
    private func branch(of choice: Int, exactly number: Int, _ selector: Int32) -> Int? {
      if let branch = branch(of: choice, where: { $0.isExact(number) }) { return branch }
      let selector = selectors[Int(selector)]
      let rules = selector.isOrdinal ? rules.ordinals : rules.cardinals
      return branch(of: choice, for: rules.category(of: number - selector.offset))
    }

    private func branch(of choice: Int, for category: PluralCategory) -> Int? {
      branch(of: choice) { $0.isCategory(category) }
    }

    private func branch(of choice: Int, where isWanted: (Node) -> Bool) -> Int? {
      let end = pattern.nodes[choice].end(at: choice)
      var index = choice + 1
      while index < end {
        let node = pattern.nodes[index]
        if isWanted(node) { return index }
        index = node.end(at: index)
      }
      return nil
    }

    private func content(of branch: Int) -> Range<Int> {
      branch + 1..<pattern.nodes[branch].end(at: branch)
    }
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
