/// The decimal digits of a double's shortest text that reads back as the same double, which is what
/// JavaScript prints and `Intl` rounds.
struct DecimalDigits {
  /// Digits 0…9 before the mark, at least one.
  var integer: [UInt8]
  /// Digits 0…9 after the mark.
  var fraction: [UInt8]

  /// The digits of the absolute value; nil for infinities and NaN.
  init?(_ value: Double) {
    guard value.isFinite else { return nil }
    // Swift writes `1234.5`, `1e-05` or `1.5e+21`.
    let text = value.magnitude.description.utf8
    let mantissa = text.prefix { $0 != UInt8(ascii: "e") }
    let exponent = Int(String(Substring(text.dropFirst(mantissa.count + 1)))) ?? 0
    let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }
    let all = mantissa.filter { $0 != UInt8(ascii: ".") }.map { $0 - UInt8(ascii: "0") }
    let mark = whole.count + exponent
    let leading = Array(repeating: UInt8(0), count: max(0, 1 - mark))
    let padded = leading + all + Array(repeating: UInt8(0), count: max(0, mark - all.count))
    integer = Array(padded[..<(mark + leading.count)])
    fraction = Array(padded[(mark + leading.count)...])
    while fraction.last == 0 { fraction.removeLast() }
  }

  /// The digits rounded, halves away from zero, without zeros at the end.
  func rounded(toFractionDigits limit: Int) -> DecimalDigits {
    guard fraction.count > limit else { return self }
    var result = self
    result.fraction = Array(fraction[..<limit])
    if fraction[limit] >= 5 { result.increment() }
    while result.fraction.last == 0 { result.fraction.removeLast() }
    return result
  }

  /// Adds one to the last digit.
  private mutating func increment() {
    var digits = integer + fraction
    var index = digits.count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits.insert(1, at: 0)
    }
    integer = Array(digits.dropLast(fraction.count))
    fraction = Array(digits.suffix(fraction.count))
  }
}
