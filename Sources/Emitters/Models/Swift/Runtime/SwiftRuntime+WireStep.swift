extension SwiftRuntime {
  /// `WireStep.swift`.
  static let wireStep = #"""
    /// Something that is still to be written of a JSON value.
    nonisolated enum WireStep {
      /// A sign, as it is.
      case text(String)
      /// A name, in quotes.
      case name(String)
      /// A value with all that is in it.
      case value(WireJSON)
    }
    """#
}
