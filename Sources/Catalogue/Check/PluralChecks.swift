internal import Diagnostics
internal import Documents
internal import Locales
internal import Messages

/// Holds a message's plurals against its locale's categories.
struct PluralChecks {
  let rules: LocaleRules
  /// The message's text, and the file it stands in.
  let text: DocumentText
  let file: SourceFile

  /// What is wrong with the branches of every plural in the message.
  func check(_ elements: [Element]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    check(elements, &problems)
    return problems
  }

  private func check(_ elements: [Element], _ problems: inout [Diagnostic]) {
    for element in elements {
      switch element {
      case .tag(_, let children, _): check(children, &problems)
      case .select(let select):
        for branch in select.branches { check(branch.elements, &problems) }
      case .plural(let plural):
        check(plural, &problems)
        for branch in plural.branches { check(branch.elements, &problems) }
      case .text, .argument, .number, .date, .time, .pound: break
      }
    }
  }

  private func check(_ plural: Plural, _ problems: inout [Diagnostic]) {
    let rules = plural.kind == .cardinal ? rules.cardinals : rules.ordinals
    let written = plural.categories
    let exact = plural.exactNumbers
    for branch in plural.branches {
      guard case .category(let category) = branch.selector, category != .other else { continue }
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
      guard category != .other, !written.contains(category) else { return false }
      guard let only = rules.onlyInteger(of: category) else { return true }
      return !exact.contains(only + plural.offset)
    }
    if !missing.isEmpty {
      problems.append(
        MessageProblem.missing(missing, in: self.rules.tag, at: place(plural.nameSpan))
      )
    }
  }

  private func place(_ span: Span) -> Place { text.place(of: span, in: file) }
}
