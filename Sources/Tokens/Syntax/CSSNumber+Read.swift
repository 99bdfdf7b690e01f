extension CSSNumber {
  /// Reads the number that begins at `position`, without a unit: CSS Syntax 3, sections 4.3.12–13.
  init(_ bytes: [UInt8], at position: inout Int) {
    let start = position
    var mantissa: UInt64 = 0
    var digits = 0
    var exponent = 0
    isInteger = true
    let isNegative = Self.byte(position, of: bytes) == UInt8(ascii: "-")
    if isNegative || Self.byte(position, of: bytes) == UInt8(ascii: "+") { position += 1 }
    Self.readDigits(bytes, &position, &mantissa, &digits)
    if Self.byte(position, of: bytes) == UInt8(ascii: "."), Self.isDigit(position + 1, of: bytes) {
      isInteger = false
      position += 1
      let first = position
      Self.readDigits(bytes, &position, &mantissa, &digits)
      exponent -= position - first
    }
    if let written = Self.readExponent(bytes, &position) {
      isInteger = false
      exponent += written
    }
    // Up to 15 digits and a power of ten up to 22 are exact in a Double, and so is one rounding.
    if digits <= 15, abs(exponent) <= 22 {
      let power = Self.powersOfTen[abs(exponent)]
      let size = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
      value = isNegative ? -size : size
    } else {
      value = Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? 0
    }
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The byte at `position`; 0 after the end.
  private static func byte(_ position: Int, of bytes: [UInt8]) -> UInt8 {
    position < bytes.count ? bytes[position] : 0
  }

  private static func isDigit(_ position: Int, of bytes: [UInt8]) -> Bool {
    byte(position, of: bytes) &- 0x30 < 10
  }

  /// Reads digits into the mantissa, and counts those after leading zeros.
  private static func readDigits(
    _ bytes: [UInt8],
    _ position: inout Int,
    _ mantissa: inout UInt64,
    _ digits: inout Int
  ) {
    while isDigit(position, of: bytes) {
      if mantissa != 0 || bytes[position] != 0x30 { digits += 1 }
      mantissa = mantissa &* 10 &+ UInt64(bytes[position] &- 0x30)
      position += 1
    }
  }

  /// Reads an exponent, held within ±100,000; nil if there is none.
  private static func readExponent(_ bytes: [UInt8], _ position: inout Int) -> Int? {
    guard byte(position, of: bytes) | 0x20 == UInt8(ascii: "e") else { return nil }
    let sign = byte(position + 1, of: bytes)
    let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    guard isDigit(position + (isSigned ? 2 : 1), of: bytes) else { return nil }
    position += isSigned ? 2 : 1
    var exponent = 0
    while isDigit(position, of: bytes) {
      exponent = min(100_000, exponent * 10 + Int(bytes[position] - 0x30))
      position += 1
    }
    return sign == UInt8(ascii: "-") ? -exponent : exponent
  }
}
