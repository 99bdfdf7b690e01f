extension SwiftRuntime {
  /// `WireText.swift`.
  static let wireText = #"""
    /// What can stand in a path, a query or a header.
    public nonisolated protocol WireText: WireValue {
      /// Reads a text.
      init(wireText: String) throws(WireError)
      /// The value as a text.
      func wireText() throws(WireError) -> String
    }
    """#
}
