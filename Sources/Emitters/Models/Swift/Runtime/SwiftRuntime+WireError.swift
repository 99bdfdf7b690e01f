extension SwiftRuntime {
  /// `WireError.swift`.
  static let wireError = #"""
    /// Why bytes are no value of a type, or why a value cannot be sent.
    public nonisolated struct WireError: Error, Hashable, CustomStringConvertible {
      /// What is wrong.
      public var code: WireErrorCode
      /// Where: a JSON Pointer (RFC 6901), empty for the whole document; `header:ETag` for a header.
      public var path: String

      /// Makes an error.
      public init(_ code: WireErrorCode, at path: String = "") {
        self.code = code
        self.path = path
      }

      /// The error and its place, for a log.
      public var description: String {
        path.isEmpty ? code.rawValue : code.rawValue + " at " + path
      }

      /// The same as seen from what holds the value, by its name or index there.
      func inside(_ name: String) -> WireError {
        WireError(code, at: WirePath.step(name) + path)
      }
    }
    """#
}
