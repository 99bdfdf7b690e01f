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

      /// A value in so many digits at least.
      static func text(_ value: Int, _ count: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
      }
    }
    """#
}
