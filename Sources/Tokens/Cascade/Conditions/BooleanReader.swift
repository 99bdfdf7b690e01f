internal import Diagnostics

/// Reads conditions joined by `not`, `and` and `or`: Media Queries 4, section 3, and Conditional 3.
enum BooleanReader {
  /// Reads `values`, asking `leaf` what is in parentheses or a function; nil if they are invalid.
  static func condition(
    _ values: Lexemes,
    allowsOr: Bool = true,
    leaf: (Lexemes) -> Condition
  ) -> Condition? {
    var rest = values.trimmed
    if rest.isIdentifier("not") {
      rest.removeWord()
      guard let only = rest.only, only.isParenthesised else { return nil }
      return .not(inParentheses(only, leaf: leaf))
    }
    var conditions: [Condition] = []
    var joint: String?
    while true {
      guard let part = rest.popFirst(), part.isParenthesised else { return nil }
      conditions.append(inParentheses(part, leaf: leaf))
      rest.skipWhitespace()
      if rest.isEmpty { break }
      guard let word = rest.identifier?.lowercased, word == "and" || allowsOr && word == "or",
        joint == nil || joint == word
      else { return nil }
      joint = word
      rest.removeWord()
    }
    if conditions.count == 1 { return conditions[0] }
    return joint == "or" ? .any(conditions) : .all(conditions)
  }

  /// What is in parentheses is a condition of conditions, or else a leaf.
  private static func inParentheses(
    _ value: Lexemes,
    leaf: (Lexemes) -> Condition
  ) -> Condition {
    if value.kind == .round, let inner = condition(value.contents, leaf: leaf) { return inner }
    return leaf(value)
  }
}

extension Lexemes {
  fileprivate var isParenthesised: Bool {
    kind == .round || kind == .function
  }

  /// Takes the first value away, and the whitespace after it.
  fileprivate mutating func removeWord() {
    removeFirst()
    skipWhitespace()
  }
}
