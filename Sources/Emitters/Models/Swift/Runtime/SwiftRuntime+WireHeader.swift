extension SwiftRuntime {
  /// `WireHeader.swift`.
  static let wireHeader = #"""
    /// A header of a request or an answer.
    public nonisolated struct WireHeader: Hashable, Sendable {
      /// The name; in HTTP its letter case does not count.
      public var name: String
      /// The value.
      public var value: String

      /// Makes a header.
      public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
      }
    }

    nonisolated extension WireHeader: CustomDebugStringConvertible {
      /// The name alone, for a log: the value may be a secret.
      public var debugDescription: String { name + ": (hidden)" }
    }
    """#
}
