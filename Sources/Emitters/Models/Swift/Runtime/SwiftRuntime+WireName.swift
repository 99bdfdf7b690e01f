extension SwiftRuntime {
  /// `WireName.swift`.
  static let wireName = #"""
    /// A name or a word, equal to another and before it by its UTF-8 bytes.
    ///
    /// `String` takes texts for equal that are other bytes, and a name must not be lost by that.
    nonisolated struct WireName: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
      var text: String

      init(_ text: String) {
        self.text = text
      }

      init(stringLiteral text: String) {
        self.text = text
      }

      static func == (left: WireName, right: WireName) -> Bool {
        left.text.utf8.count == right.text.utf8.count && left.text.utf8.elementsEqual(right.text.utf8)
      }

      static func < (left: WireName, right: WireName) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
      }

      func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
        hasher.combine(0xFF as Swift.UInt8)
      }
    }
    """#
}
