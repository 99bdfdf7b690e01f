extension SwiftRuntime {
  /// `WireFields.swift`.
  static let wireFields = #"""
    /// How the properties of an object are read.
    nonisolated extension WireMap<WireJSON> {
      /// A value that must be there.
      func required<Property: WireValue>(_ name: String) throws(WireError) -> Property {
        guard let value = self[name] else { throw WireError(.missing, at: WirePath.step(name)) }
        do { return try Property(wire: value) } catch { throw error.inside(name) }
      }

      /// A value that may be left out; null is nothing too.
      func optional<Property: WireValue>(_ name: String) throws(WireError) -> Property? {
        guard let value = self[name], value != .null else { return nil }
        do { return try Property(wire: value) } catch { throw error.inside(name) }
      }

      /// A value that must be there, but may be null.
      func nullable<Property: WireValue>(_ name: String) throws(WireError) -> Property? {
        guard let value = self[name] else { throw WireError(.missing, at: WirePath.step(name)) }
        if value == .null { return nil }
        do { return try Property(wire: value) } catch { throw error.inside(name) }
      }

      /// A word that must be there and is always the same.
      func constant(_ name: String, _ word: WireName) throws(WireError) {
        let text: String = try required(name)
        guard WireName(text) == word else { throw WireError(.wrongWord, at: WirePath.step(name)) }
      }

      /// The word by which a union is decided.
      func word(_ name: String) throws(WireError) -> WireName {
        WireName(try required(name))
      }
    }
    """#
}
