/// The operands of one number (UTS 35, part 3, "Operands").
///
/// The sign is dropped: rules ask of the absolute value.
public struct PluralOperands: Hashable, Sendable {
  /// The digits before the mark; of more than 18, the last 18 and 10^18: equal to no number that a
  /// rule names, but with the remainders that rules ask for.
  private var integer = 0
  /// The digits after the mark, at most 18 of them; rules ask of the last one or two, and whether
  /// there are any.
  private var fraction = 0
  private var fractionCount = 0
  private var trimmedFraction = 0
  private var trimmedFractionCount = 0
  private var exponent = 0

  /// The operands of an integer.
  public init(_ value: Int) {
    let magnitude = value.magnitude
    integer = Int(magnitude > Self.large ? Self.large + magnitude % Self.large : magnitude)
  }

  /// The operands of a decimal as it is shown: `-12`, `1.50`, or in compact form `1.2c6`.
  ///
  /// Nil if the text is none.
  public init?(_ text: String) {
    var bytes = text.utf8[...]
    if bytes.first == UInt8(ascii: "-") { bytes.removeFirst() }
    let mantissa = bytes.prefix { $0 != UInt8(ascii: "c") }
    let suffix = bytes.dropFirst(mantissa.count)
    if !suffix.isEmpty {
      guard let power = Int(String(Substring(suffix.dropFirst()))), (0...99).contains(power) else {
        return nil
      }
      exponent = power
    }
    let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }
    let hasMark = whole.count < mantissa.count
    let rest = mantissa.dropFirst(whole.count + 1)
    guard !whole.isEmpty, !hasMark || !rest.isEmpty else { return nil }
    guard let digits = Self.digits(whole), let fractionDigits = Self.digits(rest) else {
      return nil
    }
    // 1.2c6 is 1200000: the mark moves to the right.
    let moved = fractionDigits.prefix(exponent)
    let zeros = Array(repeating: UInt8(0), count: exponent - moved.count)
    self.set(integer: digits + moved + zeros, fraction: Array(fractionDigits.dropFirst(exponent)))
  }

  /// The operands of a number as `Intl.PluralRules` has them by default.
  ///
  /// It is rounded to at most three digits after the mark, halves away from zero. Nil for
  /// infinities and NaN.
  public init?(_ value: Double) {
    guard let digits = DecimalDigits(value) else { return nil }
    let rounded = digits.rounded(toFractionDigits: 3)
    self.set(integer: rounded.integer, fraction: rounded.fraction)
  }

  /// 10^18, which every modulus of a rule divides.
  private static let large: UInt = 1_000_000_000_000_000_000

  private static func digits(_ text: Substring.UTF8View) -> [UInt8]? {
    guard text.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return text.map { $0 - UInt8(ascii: "0") }
  }

  private mutating func set(integer whole: [UInt8], fraction digits: [UInt8]) {
    func number(_ digits: some Sequence<UInt8>) -> Int {
      digits.reduce(0) { $0 * 10 + Int($1) }
    }
    integer = number(whole.suffix(18))
    if whole.dropLast(18).contains(where: { $0 != 0 }) { integer += Int(Self.large) }
    fraction = number(digits.suffix(18))
    fractionCount = digits.count
    let trimmed = digits[..<((digits.lastIndex { $0 != 0 } ?? -1) + 1)]
    trimmedFraction = number(trimmed.suffix(18))
    trimmedFractionCount = trimmed.count
  }
}

extension PluralOperands {
  /// An operand as a whole number; nil where it has a fraction, and so equals no number of a rule
  /// and has no remainder that does.
  func whole(_ operand: PluralOperand) -> Int? {
    switch operand {
    case .value: trimmedFractionCount == 0 ? integer : nil
    case .integer: integer
    case .fractionCount: fractionCount
    case .trimmedFractionCount: trimmedFractionCount
    case .fraction: fraction
    case .trimmedFraction: trimmedFraction
    case .exponent: exponent
    }
  }
}
