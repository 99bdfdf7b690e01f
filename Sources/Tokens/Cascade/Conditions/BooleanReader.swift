internal import Diagnostics

/// Reads conditions joined by `not`, `and` and `or`: Media Queries 4, section 3, and Conditional 3.
enum BooleanReader {
  /// Reads `values`, asking `leaf` what is in parentheses or a function; nil if they are invalid.
  static func condition(
    _ values: ArraySlice<ComponentValue>,
    allowsOr: Bool = true,
    leaf: (ComponentValue) -> Condition
  ) -> Condition? {
    var parts = values.withoutWhitespace[...]
    guard let first = parts.first else { return nil }
    if first.isIdentifier("not") {
      guard parts.count == 2, let last = parts.last, last.isParenthesised else { return nil }
      return .not(inParentheses(last, leaf: leaf))
    }
    var conditions: [Condition] = []
    var joint: String?
    while let part = parts.popFirst() {
      guard part.isParenthesised else { return nil }
      conditions.append(inParentheses(part, leaf: leaf))
      guard let word = parts.popFirst() else { break }
      guard let name = word.identifier?.lowercased, name == "and" || allowsOr && name == "or",
        joint == nil || joint == name, !parts.isEmpty
      else { return nil }
      joint = name
    }
    if conditions.count == 1 { return conditions[0] }
    return joint == "or" ? .any(conditions) : .all(conditions)
  }

  /// What is in parentheses is a condition of conditions, or else a leaf.
  private static func inParentheses(
    _ value: ComponentValue,
    leaf: (ComponentValue) -> Condition
  ) -> Condition {
    if case .block(.round, let contents) = value.kind,
      let inner = condition(contents[...], leaf: leaf)
    {
      return inner
    }
    return leaf(value)
  }
}

extension ComponentValue {
  fileprivate var isParenthesised: Bool {
    switch kind {
    case .block(.round, _), .function: true
    default: false
    }
  }
}
