/// A comparison in a plural rule: `n % 10 = 2..4`, `i != 1`.
public struct PluralRelation: Hashable, Sendable {
  /// What of the number is compared.
  public var operand: PluralOperand
  /// The number from 1 up it is divided by, to compare the remainder; nil compares the operand
  /// itself.
  public var modulus: Int?
  /// What it is compared with, in ascending or CLDR's own order; one of them has to hold it.
  public var ranges: [ClosedRange<Int>]
  /// Whether none of them may hold it.
  public var negated: Bool

  /// Makes a comparison.
  public init(
    operand: PluralOperand,
    modulus: Int? = nil,
    ranges: [ClosedRange<Int>],
    negated: Bool = false
  ) {
    self.operand = operand
    self.modulus = modulus
    self.ranges = ranges
    self.negated = negated
  }

  /// Whether the comparison holds for a number.
  public func holds(for operands: PluralOperands) -> Bool {
    guard let whole = operands.whole(operand) else { return negated }
    let value = modulus.map { whole % $0 } ?? whole
    return ranges.contains { $0.contains(value) } != negated
  }
}

extension PluralRelation: CustomStringConvertible {
  /// The comparison in CLDR's spelling.
  public var description: String {
    let left = modulus.map { "\(operand.rawValue) % \($0)" } ?? operand.rawValue
    let right = ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)..\(range.upperBound)"
    }
    return "\(left) \(negated ? "!=" : "=") \(right.joined(separator: ","))"
  }
}
