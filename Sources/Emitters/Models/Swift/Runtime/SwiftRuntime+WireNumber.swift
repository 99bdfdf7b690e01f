extension SwiftRuntime {
  /// `WireNumber.swift`.
  static let wireNumber = #"""
    /// Numbers as they stand on the wire.
    nonisolated enum WireNumber {
      /// The value of a number's text, which must be whole; exact, however it is written.
      ///
      /// Linear in the digits, whatever the exponent is.
      static func whole(_ number: String) throws(WireError) -> Int64 {
        // Digits and a sign that surely fit, as nearly all are written.
        if number.utf8.count <= 18, let value = Int64(number) { return value }
        var (digits, scale, isNegative) = parts(of: number)
        while digits.last == 0 {
          digits.removeLast()
          scale += 1
        }
        if digits.isEmpty { return 0 }
        guard scale >= 0 else { throw WireError(.notWhole) }
        guard digits.count + scale <= 19 else { throw WireError(.outOfRange) }
        var value: Int64 = 0
        for digit in digits + Array(repeating: 0, count: scale) {
          let (tenfold, isLarge) = value.multipliedReportingOverflow(by: 10)
          let step = isNegative ? -Int64(digit) : Int64(digit)
          let (sum, isLarger) = tenfold.addingReportingOverflow(step)
          if isLarge || isLarger { throw WireError(.outOfRange) }
          value = sum
        }
        return value
      }

      /// The value of a number's text in double precision.
      static func double(_ number: String) throws(WireError) -> Double {
        guard let value = Double(number), value.isFinite else { throw WireError(.outOfRange) }
        return value == 0 ? 0 : value
      }

      /// A double's text as ECMAScript's `Number::toString` has it (RFC 8785).
      static func text(_ value: Double) throws(WireError) -> String {
        guard value.isFinite else { throw WireError(.notFinite) }
        if value == 0 { return "0" }
        let plain = value.description
        // The same digits, and without an exponent wherever ECMAScript has none, too.
        if !plain.utf8.contains(Swift.UInt8(ascii: "e")), value.magnitude < 1e15 {
          return plain.utf8.suffix(2).elementsEqual(".0".utf8) ? String(plain.dropLast(2)) : plain
        }
        var (digits, scale, isNegative) = parts(of: plain)
        while digits.last == 0 {
          digits.removeLast()
          scale += 1
        }
        let text = digits.reduce(into: "") { $0 += String($1) }
        let count = digits.count
        let point = count + scale
        let sign = isNegative ? "-" : ""
        if count <= point, point <= 21 { return sign + text + zeros(scale) }
        if 0 < point, point <= 21 { return sign + text.prefix(point) + "." + text.dropFirst(point) }
        if -6 < point, point <= 0 { return sign + "0." + zeros(-point) + text }
        let mantissa = count == 1 ? text : text.prefix(1) + "." + text.dropFirst()
        let exponent = point - 1
        return sign + mantissa + (exponent < 0 ? "e-" : "e+") + String(exponent.magnitude)
      }

      private static func zeros(_ count: Int) -> String {
        String(repeating: "0", count: count)
      }

      /// A number's digits without zeros before them, and the power of ten that they count.
      private static func parts(
        of number: String
      ) -> (digits: [Swift.UInt8], scale: Int, isNegative: Bool) {
        var digits: [Swift.UInt8] = []
        var scale = 0
        var isFraction = false
        for (index, byte) in number.utf8.enumerated() {
          switch byte {
          case 0x30...0x39:
            if byte > 0x30 || !digits.isEmpty { digits.append(byte - 0x30) }
            if isFraction { scale -= 1 }
          case Swift.UInt8(ascii: "."):
            isFraction = true
          case Swift.UInt8(ascii: "e"), Swift.UInt8(ascii: "E"):
            scale += exponent(number.utf8.dropFirst(index + 1))
            return (digits, scale, number.utf8.first == 0x2D)
          default:
            continue
          }
        }
        return (digits, scale, number.utf8.first == 0x2D)
      }

      /// An exponent, held within what no document's digits make up for.
      private static func exponent(_ text: Substring.UTF8View) -> Int {
        var value = 0
        for byte in text where 0x30...0x39 ~= byte {
          value = min(value * 10 + Int(byte - 0x30), 1 << 40)
        }
        return text.first == 0x2D ? -value : value
      }
    }
    """#
}
