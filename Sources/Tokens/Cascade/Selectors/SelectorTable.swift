internal import Diagnostics

/// The selector lists of a stylesheet's rules, each after that of the rule it is nested in.
///
/// In that order each is matched once, however often nested rules name their parents.
struct SelectorTable: Sendable {
  private(set) var lists: [List] = []

  struct List: Sendable {
    var selectors: [Selector]
    /// What `&` counts for in a rule nested in this one.
    var specificity: Specificity
  }

  /// Whether a list matches the root, and the specificity of the most specific that does.
  struct Match: Sendable {
    var truth: Truth
    var specificity: Specificity
  }

  /// The list of what is not in a rule, which `&` there reads as `:scope` of no specificity.
  static let root = 0

  init() {
    lists.append(List(selectors: [Selector(span: Span(0, 0))], specificity: Specificity()))
  }

  /// Adds a list and gives its number.
  mutating func add(_ selectors: [Selector]) -> Int {
    let specificity = selectors.map(\.specificity).max() ?? Specificity()
    lists.append(List(selectors: selectors, specificity: specificity))
    return lists.count - 1
  }

  /// Whether a list matches the root in some theme, as far as its own tests tell.
  func mayMatchRoot(_ list: Int) -> Bool {
    lists[list].selectors.contains(where: \.mayMatchRoot)
  }

  /// Whether a list is of `*`, which matches every element.
  func matchesEverything(_ list: Int) -> Bool {
    lists[list].selectors.contains { $0.tests.isEmpty && $0.specificity == Specificity() }
  }

  /// Matches every list against the root.
  func matches(_ root: RootElement) -> [Match] {
    var matches: [Match] = []
    matches.reserveCapacity(lists.count)
    for list in lists {
      var match = Match(truth: .no, specificity: Specificity())
      for selector in list.selectors {
        let truth = selector.matches(root, parents: matches)
        if truth == .yes {
          match.specificity =
            match.truth == .yes
            ? max(match.specificity, selector.specificity) : selector.specificity
        }
        match.truth = match.truth || truth
      }
      matches.append(match)
    }
    return matches
  }
}
