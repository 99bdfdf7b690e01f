extension SwiftRuntime {
  /// `WireRequest.swift`.
  static let wireRequest = #"""
    /// A request, for any network library to send.
    public nonisolated struct WireRequest: Hashable, Sendable {
      /// The method: `GET`.
      public var method: String
      /// What follows the server's URL, percent-encoded.
      public var path: String = ""
      /// What follows `?`, percent-encoded; nil for nothing.
      public var query: String?
      /// The headers.
      public var headers: [WireHeader] = []
      /// The body; nil for none.
      public var body: [Swift.UInt8]?

      init(method: String) {
        self.method = method
      }

      /// Path and query, as they follow the server's URL.
      public var target: String {
        query.map { path + "?" + $0 } ?? path
      }

      /// Adds a piece of the path that is a value.
      mutating func addPath(_ name: String, _ value: some WireText) throws(WireError) {
        let text = try value.wireText()
        if ["", ".", ".."].contains(text) { throw WireError(.badPathSegment, at: name) }
        path += Self.encoded(text)
      }

      /// Adds a value after `?`, if it is there.
      mutating func addQuery(_ name: String, _ value: (some WireText)?) throws(WireError) {
        guard let value else { return }
        let pair = Self.encoded(name) + "=" + Self.encoded(try value.wireText())
        query = query.map { $0 + "&" + pair } ?? pair
      }

      /// Adds a header, if its value is there.
      mutating func addHeader(_ name: String, _ value: (some WireText)?) throws(WireError) {
        guard let value else { return }
        try addHeader(name, value, from: name)
      }

      /// Adds a header whose value begins with a prefix and comes from something with a name.
      mutating func addHeader(
        _ header: String,
        _ value: some WireText,
        after prefix: String = "",
        from name: String
      ) throws(WireError) {
        let text = try value.wireText()
        let blanks: [Swift.UInt8] = [0x20, 0x09]
        let isPlain = text.utf8.allSatisfy { 0x20...0x7E ~= $0 || $0 == 0x09 }
        guard isPlain, !text.utf8.prefix(1).contains(where: blanks.contains),
          !text.utf8.suffix(1).contains(where: blanks.contains)
        else { throw WireError(.badHeader, at: name) }
        headers.append(WireHeader(header, prefix + text))
      }

      /// A text in which everything but unreserved characters (RFC 3986) is percent-encoded.
      private static func encoded(_ text: String) -> String {
        var encoded = ""
        for byte in text.utf8 {
          switch byte {
          case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
            encoded.unicodeScalars.append(Swift.Unicode.Scalar(byte))
          default:
            encoded += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
          }
        }
        return encoded
      }
    }

    nonisolated extension WireRequest: CustomDebugStringConvertible {
      /// What is asked, for a log: headers and body may hold secrets.
      public var debugDescription: String { method + " " + target }
    }
    """#
}
