internal import Diagnostics

/// Something that browsers follow, and that neither the sheet nor a theme decides.
struct OutOfScope: Hashable, Sendable {
  var file: Int32
  var span: Span
  var subject: Subject

  enum Subject: Hashable, Sendable {
    case selector
    case condition
    case rule(String)
    case variant(String)
  }

  /// What becomes of it, in words.
  var message: String {
    switch subject {
    case .selector:
      "whether this selects the root depends on the page, so it is taken not to"
    case .condition:
      "no theme decides this condition, so it is taken not to hold"
    case .rule(let name):
      "`@\(name)` is not followed, so what it declares is left out"
    case .variant(let name):
      "the variant `\(name)` is not known, so what it declares is left out"
    }
  }
}
