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
      public func write(to json: inout WireWriter) {
        // What is still to write, the next at the end; not on the stack, which is small.
        var steps: [WireStep] = [.value(self)]
        while let step = steps.popLast() {
          switch step {
          case .text(let text): json.raw(text)
          case .name(let name): json.text(name)
          case .value(.null): json.raw("null")
          case .value(.boolean(let value)): json.raw(value ? "true" : "false")
          case .value(.number(let text)): json.raw(text)
          case .value(.text(let text)): json.text(text)
          case .value(.array(let items)):
            json.raw("[")
            steps.append(.text("]"))
            for (index, item) in items.enumerated().reversed() {
              steps.append(.value(item))
              if index > 0 { steps.append(.text(",")) }
            }
          case .value(.object(let fields)):
            json.raw("{")
            steps.append(.text("}"))
            for (index, field) in fields.enumerated().reversed() {
              steps += [.value(field.value), .text(":"), .name(field.name)]
              if index > 0 { steps.append(.text(",")) }
            }
          }
        }
      }
    }
    """#
}
