extension SwiftRuntime {
  /// `WireJSON.swift`.
  static let wireJSON = #"""
    /// A JSON value, before anything is known of its type.
    public nonisolated enum WireJSON: Hashable, Sendable {
      /// `null`
      case null
      /// `true` or `false`
      case boolean(Bool)
      /// A number, as it is written.
      case number(String)
      /// A text, without its escapes.
      case text(String)
      /// An array.
      case array([WireJSON])
      /// An object.
      case object(WireMap<WireJSON>)

      /// The fields of what must be an object.
      var fields: WireMap<WireJSON> {
        get throws(WireError) {
          guard case .object(let fields) = self else { throw refusal }
          return fields
        }
      }

      /// The error of a value that is of another type than the one asked for.
      var refusal: WireError { WireError(self == .null ? .null : .wrongType) }
    }

    nonisolated extension WireJSON: WireValue {
      /// Takes a value as it is.
      public init(wire: WireJSON) {
        self = wire
      }

      /// Writes the value; a number as it was written.
      public func write(to json: inout WireWriter) throws(WireError) {
        switch self {
        case .null: json.raw("null")
        case .boolean(let value): json.raw(value ? "true" : "false")
        case .number(let text): json.raw(text)
        case .text(let text): json.text(text)
        case .array(let items): try items.write(to: &json)
        case .object(let fields): try fields.write(to: &json)
        }
      }
    }
    """#
}
