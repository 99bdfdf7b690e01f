/// When a category is taken: an "or" of "and"s of comparisons, which is all that CLDR's rules are.
public struct PluralCondition: Hashable, Sendable {
  /// One of them has to hold, each if all its comparisons do.
  public var alternatives: [[PluralRelation]]

  /// Holds for every number.
  public static let always = PluralCondition([[]])
  /// Holds for no number.
  public static let never = PluralCondition([])

  /// Makes a condition of "or"s of "and"s.
  public init(_ alternatives: [[PluralRelation]]) {
    self.alternatives = alternatives
  }

  /// Whether the condition holds for a number.
  public func holds(for operands: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: operands) } }
  }

  /// The same condition for integers alone: comparisons of the absolute value `n`, those of other
  /// operands answered; `always` and `never` where nothing is left to ask.
  public var forIntegers: PluralCondition {
    var result: [[PluralRelation]] = []
    let zero = PluralOperands(0)
    for alternative in alternatives {
      let asksValue: (PluralRelation) -> Bool = { $0.operand == .value || $0.operand == .integer }
      guard alternative.allSatisfy({ asksValue($0) || $0.holds(for: zero) }) else { continue }
      let left = alternative.filter(asksValue).map { relation in
        var relation = relation
        relation.operand = .value
        return relation
      }
      if left.isEmpty { return .always }
      if !result.contains(left) { result.append(left) }
    }
    return PluralCondition(result)
  }
}

extension PluralCondition: CustomStringConvertible {
  /// The condition in CLDR's spelling; empty for `always`.
  public var description: String {
    alternatives
      .map { $0.map(\.description).joined(separator: " and ") }
      .joined(separator: " or ")
  }
}
