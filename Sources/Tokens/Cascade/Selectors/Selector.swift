internal import Diagnostics

/// A selector as far as it matters to the root element.
///
/// The root has neither parent nor siblings, so a selector with a combinator never matches it, nor
/// does one for a pseudo-element or for another type. What is left is a list of tests, all of
/// which must hold.
struct Selector: Hashable, Sendable {
  var tests: [Test] = []
  var specificity = Specificity()
  /// Where it stands.
  var span: Span

  enum Test: Hashable, Sendable {
    /// Never the root: another type, a pseudo-element, something inside or beside the root.
    case never
    /// Cannot be known from the stylesheet: the page's content or what its reader does.
    case outOfScope(Span)
    case hasClass(Text)
    case hasID(Text)
    case attribute(AttributeTest)
    /// One of them matches: `:is()`, `:where()`.
    case any([Selector])
    /// None of them matches: `:not()`.
    case none([Selector])
    /// `&`: a selector of the list with this number, the parent rule's.
    case parent(Int)
  }

  /// Whether its own tests leave it open that it matches the root.
  var mayMatchRoot: Bool {
    !tests.contains(.never)
  }

  /// Whether it matches the root; `parents` holds the answers for the lists before its own.
  func matches(_ root: RootElement, parents: [SelectorTable.Match]) -> Truth {
    tests.reduce(.yes) { $0 && $1.holds(for: root, parents: parents) }
  }

  /// Whether something that cannot be known decides it.
  var outOfScope: Span? {
    guard mayMatchRoot else { return nil }
    for test in tests {
      switch test {
      case .outOfScope(let span): return span
      case .any(let list), .none(let list):
        if let span = list.lazy.compactMap(\.outOfScope).first { return span }
      default: break
      }
    }
    return nil
  }
}

extension Selector.Test {
  func holds(for root: RootElement, parents: [SelectorTable.Match]) -> Truth {
    switch self {
    case .never: .no
    case .outOfScope: .unknown
    case .hasClass(let name): Truth(root.hasClass(name))
    case .hasID(let name): Truth(root.value(of: "id") == name)
    case .attribute(let test): Truth(test.matches(root))
    case .any(let list): list.reduce(.no) { $0 || $1.matches(root, parents: parents) }
    case .none(let list): !list.reduce(.no) { $0 || $1.matches(root, parents: parents) }
    case .parent(let list): parents[list].truth
    }
  }
}
