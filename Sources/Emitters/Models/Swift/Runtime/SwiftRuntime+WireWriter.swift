extension SwiftRuntime {
  /// `WireWriter.swift`.
  static let wireWriter = #"""
    /// Writes JSON in its one canonical form, without spaces.
    public nonisolated struct WireWriter {
      /// What was written so far.
      public private(set) var bytes: [Swift.UInt8] = []

      /// Makes a writer that has written nothing.
      public init() {}

      /// Writes a text in quotes; only what must be escaped is.
      public mutating func text(_ text: String) {
        bytes.append(0x22)
        for byte in text.utf8 {
          switch byte {
          case 0x22, 0x5C:
            bytes.append(0x5C)
            bytes.append(byte)
          case 0..<0x20:
            escape(byte)
          default:
            bytes.append(byte)
          }
        }
        bytes.append(0x22)
      }

      /// Writes a number, `true`, `false` or `null` as it is.
      mutating func raw(_ text: String) {
        bytes.append(contentsOf: text.utf8)
      }

      mutating func openObject() {
        bytes.append(Swift.UInt8(ascii: "{"))
      }

      mutating func closeObject() {
        bytes.append(Swift.UInt8(ascii: "}"))
      }

      /// Writes a name, after a comma if it is not the first.
      mutating func name(_ name: String) {
        if bytes.last != Swift.UInt8(ascii: "{") { bytes.append(Swift.UInt8(ascii: ",")) }
        text(name)
        bytes.append(Swift.UInt8(ascii: ":"))
      }

      /// Writes a property that is always there.
      mutating func required(_ name: String, _ value: some WireValue) throws(WireError) {
        self.name(name)
        try value.write(to: &self)
      }

      /// Writes a property that is left out if it is nothing.
      mutating func optional(_ name: String, _ value: (some WireValue)?) throws(WireError) {
        guard let value else { return }
        try required(name, value)
      }

      /// Writes a property that is null if it is nothing.
      mutating func nullable(_ name: String, _ value: (some WireValue)?) throws(WireError) {
        self.name(name)
        if let value { try value.write(to: &self) } else { raw("null") }
      }

      /// Writes values in brackets.
      mutating func array(_ items: [some WireValue]) throws(WireError) {
        bytes.append(Swift.UInt8(ascii: "["))
        for (index, item) in items.enumerated() {
          if index > 0 { bytes.append(Swift.UInt8(ascii: ",")) }
          try item.write(to: &self)
        }
        bytes.append(Swift.UInt8(ascii: "]"))
      }

      private mutating func escape(_ control: Swift.UInt8) {
        switch control {
        case 0x08: raw("\\b")
        case 0x09: raw("\\t")
        case 0x0A: raw("\\n")
        case 0x0C: raw("\\f")
        case 0x0D: raw("\\r")
        default: raw((control < 0x10 ? "\\u000" : "\\u00") + String(control, radix: 16))
        }
      }
    }
    """#
}
