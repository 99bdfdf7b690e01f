extension SwiftRuntime {
  /// `WireValue.swift`.
  static let wireValue = #"""
    /// What stands on the wire as one JSON value.
    public nonisolated protocol WireValue: Hashable, Sendable {
      /// Reads a value.
      init(wire: WireJSON) throws(WireError)
      /// Writes the value.
      func write(to json: inout WireWriter) throws(WireError)
    }
    """#
}
