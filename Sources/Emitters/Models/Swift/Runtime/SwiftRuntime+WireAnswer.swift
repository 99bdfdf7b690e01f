extension SwiftRuntime {
  /// `WireAnswer.swift`.
  static let wireAnswer = #"""
    /// An answer, as any network library gives it.
    public nonisolated struct WireAnswer: Hashable, Sendable {
      /// The status.
      public var status: Int
      /// The headers.
      public var headers: [WireHeader]
      /// The body; empty for none.
      public var body: [Swift.UInt8]

      /// Makes an answer.
      public init(status: Int, headers: [WireHeader], body: [Swift.UInt8]) {
        self.status = status
        self.headers = headers
        self.body = body
      }

      /// The value of a header that must be there.
      func required<Value: WireText>(_ name: String) throws(WireError) -> Value {
        guard let value: Value = try optional(name) else {
          throw WireError(.missing, at: "header:" + name)
        }
        return value
      }

      /// The value of the first header of a name; nil if there is none.
      func optional<Value: WireText>(_ name: String) throws(WireError) -> Value? {
        let folded = Self.folded(name)
        guard let header = headers.first(where: { Self.folded($0.name) == folded }) else { return nil }
        do {
          return try Value(wireText: Self.trimmed(header.value))
        } catch {
          throw WireError(error.code, at: "header:" + name)
        }
      }

      /// A name with its ASCII letters small.
      private static func folded(_ name: String) -> [Swift.UInt8] {
        name.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
      }

      /// A value without the spaces and tabs at its ends.
      private static func trimmed(_ value: String) -> String {
        let blanks: [Swift.UInt8] = [0x20, 0x09]
        let start = value.utf8.drop(while: blanks.contains)
        let end = start.reversed().drop(while: blanks.contains).count
        return String(start.prefix(end)) ?? value
      }
    }
    """#
}
