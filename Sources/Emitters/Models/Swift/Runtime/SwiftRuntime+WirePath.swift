extension SwiftRuntime {
  /// `WirePath.swift`.
  static let wirePath = #"""
    /// The steps of a JSON Pointer (RFC 6901).
    nonisolated enum WirePath {
      /// The step to what has a name or an index.
      static func step(_ name: String) -> String {
        var step = "/"
        for scalar in name.unicodeScalars {
          switch scalar {
          case "~": step += "~0"
          case "/": step += "~1"
          default: step.unicodeScalars.append(scalar)
          }
        }
        return step
      }
    }
    """#
}
