extension SwiftRuntime {
  /// `WireDigits.swift`.
  static let wireDigits = #"""
    /// Digits of dates and times.
    nonisolated enum WireDigits {
      /// The value of digits; nil if there is anything else.
      static func value(_ digits: Swift.ArraySlice<Swift.UInt8>) -> Int? {
        var value = 0
        for byte in digits {
          guard 0x30...0x39 ~= byte else { return nil }
          value = value * 10 + Int(byte - 0x30)
        }
        return value
      }

      /// Adds a value in so many digits.
      static func add(_ value: Int, _ count: Int, to text: inout [Swift.UInt8]) {
        var divisor = 1
        for _ in 1..<count { divisor *= 10 }
        while divisor > 0 {
          text.append(0x30 + Swift.UInt8(value / divisor % 10))
          divisor /= 10
        }
      }
    }
    """#
}
