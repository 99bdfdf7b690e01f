internal import Diagnostics

/// The values of numbers as JSON writes them.
enum JSONNumber {
  /// The value if it is whole and fits 64 bits, however it is written: `3`, `3.0`, `30e-1`.
  ///
  /// Exact, and linear in the digits whatever the exponent is.
  static func whole(_ number: Text) -> Int64? {
    let bytes = number.bytes
    let isNegative = bytes.first == UInt8(ascii: "-")
    let mantissa = (isNegative ? bytes.dropFirst() : bytes)
      .prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let parts = mantissa.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first else { return nil }
    let fraction = parts.count == 2 ? parts[1] : []
    var digits = Array(whole.drop { $0 == UInt8(ascii: "0") }) + Array(fraction)
    var scale = -fraction.count
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      scale += 1
    }
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    if significant.isEmpty { return 0 }
    if mantissa.endIndex < bytes.endIndex {
      guard let exponent = exponent(bytes[(mantissa.endIndex + 1)...]) else { return nil }
      scale += exponent
    }
    guard scale >= 0, significant.count + scale <= 19 else { return nil }
    return value(significant, scale: scale, isNegative: isNegative)
  }

  /// The value if it is finite in double precision.
  static func double(_ number: Text) -> Double? {
    Double(number.string).flatMap { $0.isFinite ? $0 : nil }
  }

  /// An exponent; nil if no number of 64 bits has it.
  private static func exponent(_ bytes: ArraySlice<UInt8>) -> Int? {
    Int(Text(bytes).string).flatMap { abs($0) < 1 << 40 ? $0 : nil }
  }

  private static func value(
    _ digits: ArraySlice<UInt8>,
    scale: Int,
    isNegative: Bool
  ) -> Int64? {
    var value: Int64 = 0
    for digit in digits + Array(repeating: UInt8(ascii: "0"), count: scale) {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      let (times, isLarge) = value.multipliedReportingOverflow(by: 10)
      let step = Int64(digit - UInt8(ascii: "0"))
      let (sum, isLarger) = times.addingReportingOverflow(isNegative ? -step : step)
      if isLarge || isLarger { return nil }
      value = sum
    }
    return value
  }
}
