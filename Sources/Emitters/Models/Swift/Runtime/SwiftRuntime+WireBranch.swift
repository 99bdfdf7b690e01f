extension SwiftRuntime {
  /// `WireBranch.swift`.
  static let wireBranch = #"""
    /// An array or an object that is not closed yet.
    nonisolated struct WireBranch {
      let isObject: Bool
      var names: [WireName] = []
      var values: [WireJSON] = []

      init(isObject: Bool) {
        self.isObject = isObject
      }
    }
    """#
}
