/// Whether something holds, where some things cannot be known: Kleene's three values.
///
/// Media Queries 4, section 3.1, reads a query with features it does not know this way.
enum Truth: Hashable, Sendable {
  case yes
  case no
  case unknown

  init(_ value: Bool) {
    self = value ? .yes : .no
  }

  static prefix func ! (truth: Truth) -> Truth {
    switch truth {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }

  static func && (left: Truth, right: Truth) -> Truth {
    if left == .no || right == .no { return .no }
    return left == .yes && right == .yes ? .yes : .unknown
  }

  static func || (left: Truth, right: Truth) -> Truth {
    !(!left && !right)
  }
}
