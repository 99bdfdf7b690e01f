extension SwiftRuntime {
  /// `WireScalars.swift`.
  static let wireScalars = #"""
    nonisolated extension String: WireText {
      /// Reads a text.
      public init(wire: WireJSON) throws(WireError) {
        guard case .text(let text) = wire else { throw wire.refusal }
        self = text
      }

      /// Takes a text as it is.
      public init(wireText: String) {
        self = wireText
      }

      /// Writes the text.
      public func write(to json: inout WireWriter) {
        json.text(self)
      }

      /// The text itself.
      public func wireText() -> String { self }
    }

    nonisolated extension Bool: WireText {
      /// Reads `true` or `false`.
      public init(wire: WireJSON) throws(WireError) {
        guard case .boolean(let value) = wire else { throw wire.refusal }
        self = value
      }

      /// Reads `true` or `false`.
      public init(wireText: String) throws(WireError) {
        switch WireName(wireText) {
        case "true": self = true
        case "false": self = false
        default: throw WireError(.wrongType)
        }
      }

      /// Writes `true` or `false`.
      public func write(to json: inout WireWriter) {
        json.raw(wireText())
      }

      /// `true` or `false`.
      public func wireText() -> String { self ? "true" : "false" }
    }

    nonisolated extension Int64: WireText {
      /// Reads a whole number, however it is written.
      public init(wire: WireJSON) throws(WireError) {
        guard case .number(let number) = wire else { throw wire.refusal }
        self = try WireNumber.whole(number)
      }

      /// Reads a whole number, however it is written.
      public init(wireText: String) throws(WireError) {
        try self.init(wire: .number(ofText: wireText))
      }

      /// Writes the number's digits.
      public func write(to json: inout WireWriter) {
        json.raw(String(self))
      }

      /// The number's digits.
      public func wireText() -> String { String(self) }
    }

    nonisolated extension Int32: WireText {
      /// Reads a whole number, however it is written.
      public init(wire: WireJSON) throws(WireError) {
        guard let value = Int32(exactly: try Int64(wire: wire)) else { throw WireError(.outOfRange) }
        self = value
      }

      /// Reads a whole number, however it is written.
      public init(wireText: String) throws(WireError) {
        try self.init(wire: .number(ofText: wireText))
      }

      /// Writes the number's digits.
      public func write(to json: inout WireWriter) {
        json.raw(String(self))
      }

      /// The number's digits.
      public func wireText() -> String { String(self) }
    }

    nonisolated extension Double: WireText {
      /// Reads a finite number.
      public init(wire: WireJSON) throws(WireError) {
        guard case .number(let number) = wire else { throw wire.refusal }
        self = try WireNumber.double(number)
      }

      /// Reads a finite number.
      public init(wireText: String) throws(WireError) {
        try self.init(wire: .number(ofText: wireText))
      }

      /// Writes the shortest digits that read as the number.
      public func write(to json: inout WireWriter) throws(WireError) {
        json.raw(try WireNumber.text(self))
      }

      /// The shortest digits that read as the number.
      public func wireText() throws(WireError) -> String {
        try WireNumber.text(self)
      }
    }

    nonisolated extension WireJSON {
      /// The number that a text outside JSON is, by JSON's grammar.
      fileprivate static func number(ofText text: String) throws(WireError) -> WireJSON {
        guard text.utf8.allSatisfy({ $0 > 0x20 }), let value = try? WireParser.value(Array(text.utf8)),
          case .number = value
        else { throw WireError(.wrongType) }
        return value
      }
    }
    """#
}
