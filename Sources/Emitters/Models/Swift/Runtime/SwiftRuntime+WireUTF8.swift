extension SwiftRuntime {
  /// `WireUTF8.swift`.
  static let wireUTF8 = #"""
    /// UTF-8 (RFC 3629).
    nonisolated enum WireUTF8 {
      /// Whether bytes are UTF-8: nothing too long, no surrogates, nothing over U+10FFFF.
      static func isValid(_ bytes: [Swift.UInt8]) -> Bool {
        var index = 0
        while index < bytes.count {
          let byte = bytes[index]
          if byte < 0x80 {
            index += 1
            continue
          }
          guard let (length, second) = form(of: byte), index + length <= bytes.count,
            second.contains(bytes[index + 1]),
            bytes[(index + 2)..<(index + length)].allSatisfy({ 0x80...0xBF ~= $0 })
          else { return false }
          index += length
        }
        return true
      }

      /// How many bytes a lead byte begins, and what the second of them may be.
      private static func form(
        of lead: Swift.UInt8
      ) -> (length: Int, second: Swift.ClosedRange<Swift.UInt8>)? {
        switch lead {
        case 0xC2...0xDF: (2, 0x80...0xBF)
        case 0xE0: (3, 0xA0...0xBF)
        case 0xED: (3, 0x80...0x9F)
        case 0xE1...0xEF: (3, 0x80...0xBF)
        case 0xF0: (4, 0x90...0xBF)
        case 0xF1...0xF3: (4, 0x80...0xBF)
        case 0xF4: (4, 0x80...0x8F)
        default: nil
        }
      }
    }
    """#
}
