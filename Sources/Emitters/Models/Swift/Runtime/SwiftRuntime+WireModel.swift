extension SwiftRuntime {
  /// `WireModel.swift`.
  static let wireModel = #"""
    /// A type that the API describes.
    public nonisolated protocol WireModel: WireValue {
      /// Adds to a check what breaks a limit.
      func check(_ check: inout WireCheck)
    }

    nonisolated extension WireModel {
      /// Reads a document: RFC 8259 to the letter, each name once in an object.
      public init(json: [Swift.UInt8]) throws(WireError) {
        try self.init(wire: WireParser.value(json))
      }

      /// The value as JSON: the same value is always the same bytes.
      public func json() throws(WireError) -> [Swift.UInt8] {
        var json = WireWriter()
        try write(to: &json)
        return json.bytes
      }

      /// What in the value breaks which limit; nothing if it may be sent.
      public func validate() -> [WireViolation] {
        var check = WireCheck()
        self.check(&check)
        return check.violations
      }
    }
    """#
}
