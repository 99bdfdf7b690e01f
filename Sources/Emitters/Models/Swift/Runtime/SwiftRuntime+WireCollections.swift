extension SwiftRuntime {
  /// `WireCollections.swift`.
  static let wireCollections = #"""
    nonisolated extension Array: WireValue where Element: WireValue {
      /// Reads an array.
      public init(wire: WireJSON) throws(WireError) {
        guard case .array(let items) = wire else { throw wire.refusal }
        self = []
        reserveCapacity(items.count)
        for (index, item) in items.enumerated() {
          do { append(try Element(wire: item)) } catch { throw error.inside(String(index)) }
        }
      }

      /// Writes the elements in brackets.
      public func write(to json: inout WireWriter) throws(WireError) {
        try json.array(self)
      }
    }

    nonisolated extension WireMap: WireValue where Value: WireValue {
      /// Reads an object whose values are all alike.
      public init(wire: WireJSON) throws(WireError) {
        self.init()
        for (name, value) in try wire.fields {
          do { self[name] = try Value(wire: value) } catch { throw error.inside(name) }
        }
      }

      /// Writes an object, its names in the order of their UTF-8 bytes.
      public func write(to json: inout WireWriter) throws(WireError) {
        json.openObject()
        for (name, value) in self { try json.required(name, value) }
        json.closeObject()
      }
    }
    """#
}
