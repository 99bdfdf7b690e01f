/// What a plural rule may ask of a number (UTS 35, part 3, "Operands"), in the number's own digits
/// as they are shown: 1.50 has other operands than 1.5.
public enum PluralOperand: String, Hashable, Sendable {
  /// The absolute value.
  case value = "n"
  /// The digits before the decimal mark.
  case integer = "i"
  /// How many digits there are after the mark, zeros at the end included.
  case fractionCount = "v"
  /// How many there are without zeros at the end.
  case trimmedFractionCount = "w"
  /// The digits after the mark, zeros at the end included.
  case fraction = "f"
  /// The digits after the mark without zeros at the end.
  case trimmedFraction = "t"
  /// The power of ten of a number in compact form: 6 for 1.2 million.
  case exponent = "e"
}
