extension SwiftRuntime {
  /// `WireViolation.swift`.
  static let wireViolation = #"""
    /// A value that breaks a limit.
    public nonisolated struct WireViolation: Hashable, Sendable, CustomStringConvertible {
      /// Which limit.
      public var code: WireViolationCode
      /// The value: a JSON Pointer (RFC 6901), empty for the whole.
      public var path: String
      /// The limit as the API describes it: `500`, `^[0-9]{6}$`; empty where the code says all.
      public var limit: String

      /// Makes a violation.
      public init(_ code: WireViolationCode, at path: String, limit: String = "") {
        self.code = code
        self.path = path
        self.limit = limit
      }

      /// The violation, its place and the limit, for a log.
      public var description: String {
        let place = path.isEmpty ? code.rawValue : code.rawValue + " at " + path
        return limit.isEmpty ? place : place + " (" + limit + ")"
      }
    }
    """#
}
