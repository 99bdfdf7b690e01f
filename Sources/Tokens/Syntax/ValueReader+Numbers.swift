internal import Diagnostics

extension ValueReader {
  /// Whether a number begins here: CSS Syntax 3, section 4.3.10.
  var startsNumber: Bool {
    var offset = 0
    if next(is: "+") || next(is: "-") { offset = 1 }
    if next(offset, is: ".") { offset += 1 }
    return byteClass(offset).contains(.digit)
  }

  /// Reads a number and its unit: section 4.3.3.
  mutating func readNumeric() {
    let start = position
    let number = readNumber()
    if startsName() {
      let unit = readName()
      add(.dimension(number, unit: unit), from: start)
    } else if next(is: "%") {
      position += 1
      add(.percentage(number), from: start)
    } else {
      add(.number(number), from: start)
    }
  }

  /// Reads a number: sections 4.3.12 and 4.3.13.
  private mutating func readNumber() -> CSSNumber {
    let start = position
    var mantissa: UInt64 = 0
    var digits = 0
    var exponent = 0
    var isInteger = true
    let isNegative = next(is: "-")
    if isNegative || next(is: "+") { position += 1 }
    readDigits(&mantissa, &digits)
    if next(is: "."), byteClass(1).contains(.digit) {
      isInteger = false
      position += 1
      let first = position
      readDigits(&mantissa, &digits)
      exponent -= position - first
    }
    if let written = readExponent() {
      isInteger = false
      exponent += written
    }
    // Up to 15 digits and a power of ten up to 22 are exact in a Double, and so is one rounding.
    if digits <= 15, abs(exponent) <= 22 {
      let power = Self.powersOfTen[abs(exponent)]
      let value = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
      return CSSNumber(isNegative ? -value : value, isInteger: isInteger)
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return CSSNumber(Double(text) ?? 0, isInteger: isInteger)
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Reads digits into the mantissa, and counts those after leading zeros.
  private mutating func readDigits(_ mantissa: inout UInt64, _ digits: inout Int) {
    while byteClass().contains(.digit) {
      if mantissa != 0 || bytes[position] != 0x30 { digits += 1 }
      mantissa = mantissa &* 10 &+ UInt64(bytes[position] &- 0x30)
      position += 1
    }
  }

  /// Reads an exponent, held within ±100,000; nil if there is none.
  private mutating func readExponent() -> Int? {
    guard next(is: "e") || next(is: "E") else { return nil }
    let isSigned = next(1, is: "+") || next(1, is: "-")
    guard byteClass(isSigned ? 2 : 1).contains(.digit) else { return nil }
    let isNegative = next(1, is: "-")
    position += isSigned ? 2 : 1
    var value = 0
    while byteClass().contains(.digit) {
      value = min(100_000, value * 10 + Int(bytes[position] - 0x30))
      position += 1
    }
    return isNegative ? -value : value
  }
}
