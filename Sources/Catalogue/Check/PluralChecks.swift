internal import Diagnostics
internal import Locales
internal import Messages

/// Holds a message's plurals against its locale's categories.
struct PluralChecks {
  let rules: LocaleRules
  /// Where bytes of the message stand in its file.
  let place: (Span) -> Place

  /// What is wrong with the branches of every plural in the message.
  func check(_ elements: [Element]) -> [Diagnostic] {
    elements.flatMap { element -> [Diagnostic] in
      switch element {
      case .tag(_, let children, _): check(children)
      case .select(let select): select.branches.flatMap { check($0.elements) }
      case .plural(let plural):
        check(plural) + plural.branches.flatMap { check($0.elements) }
      default: []
      }
    }
  }

  private func check(_ plural: Plural) -> [Diagnostic] {
    let rules = plural.kind == .cardinal ? rules.cardinals : rules.ordinals
    let written = plural.categoryBranches
    let exact = plural.exactNumbers
    var problems: [Diagnostic] = []
    for (category, branch) in written where category != .other {
      if !rules.categories.contains(category) {
        problems.append(
          MessageProblem.unreachable(
            category,
            in: self.rules.tag,
            reached: rules.integerCategories,
            at: place(branch.selectorSpan)
          )
        )
      } else if let only = rules.onlyInteger(of: category), exact.contains(only + plural.offset) {
        problems.append(
          MessageProblem.shadowed(
            category,
            by: only + plural.offset,
            at: place(branch.selectorSpan)
          )
        )
      }
    }
    let missing = rules.integerCategories.filter { category in
      guard category != .other, !written.contains(where: { $0.category == category }) else {
        return false
      }
      guard let only = rules.onlyInteger(of: category) else { return true }
      return !exact.contains(only + plural.offset)
    }
    if !missing.isEmpty {
      problems.append(
        MessageProblem.missing(missing, in: self.rules.tag, at: place(plural.nameSpan))
      )
    }
    return problems
  }
}
