internal import Locales

extension SentencePattern {
  /// The sentence for a combination, one choice a selector of the key, as a locale with these plural
  /// rules prints it.
  public func pieces(for combination: KeyPlan.Combination, _ rules: LocaleRules) -> [Piece] {
    let resolver = Resolver(combination: combination, rules: rules)
    var pieces: [Piece] = []
    pieces.reserveCapacity(parts.count)
    resolver.append(parts, nil, to: &pieces)
    return pieces
  }

  private struct Resolver {
    let combination: KeyPlan.Combination
    let rules: LocaleRules

    /// A native plural and the category that is being printed of it.
    typealias Form = (selector: Int, category: PluralCategory)

    func append(_ parts: [Part], _ form: Form?, to pieces: inout [Piece]) {
      for part in parts {
        switch part {
        case .text(let text): pieces.append(.text(text))
        case .value(let number): pieces.append(.value(number))
        case .open(let tag): pieces.append(.open(tag))
        case .close(let tag): pieces.append(.close(tag))
        case .select(let select): append(branch(of: select), form, to: &pieces)
        case .plural(let plural): append(plural, form, to: &pieces)
        }
      }
    }

    private func branch(of select: Select) -> [Part] {
      guard case .word(let word) = combination[select.selector] else { return select.other }
      return select.branches.first { $0.word == word }?.parts ?? select.other
    }

    private func append(_ plural: Plural, _ form: Form?, to pieces: inout [Piece]) {
      switch combination[plural.selector] {
      case .exact(let number):
        append(plural.parts(exactly: number, rules), form, to: &pieces)
      case .category(let category):
        append(plural.parts(for: category), form, to: &pieces)
      case .native:
        if let form, form.selector == plural.selector {
          append(plural.parts(for: form.category), form, to: &pieces)
          return
        }
        let forms = rules.cardinals.categories.map { category in
          let parts = plural.parts(for: category)
          var pieces: [Piece] = []
          pieces.reserveCapacity(parts.count)
          append(parts, (plural.selector, category), to: &pieces)
          return NativePlural.Form(category: category, pieces: pieces)
        }
        pieces.append(.plural(NativePlural(selector: plural.selector, forms: forms)))
      case .word:
        append(plural.other, form, to: &pieces)
      }
    }
  }
}
