extension SwiftRuntime {
  /// `WireCheck.swift`.
  static let wireCheck = #"""
    /// Collects what breaks a limit, each with its place.
    public nonisolated struct WireCheck {
      /// What was found, in the order of the description.
      public private(set) var violations: [WireViolation] = []
      /// The steps to the value that is looked at.
      private var path: [String] = []

      /// Makes a check that has found nothing.
      public init() {}

      /// Looks at what has a name or an index in the value.
      mutating func at(_ name: String, _ body: (inout WireCheck) -> Void) {
        path.append(name)
        body(&self)
        path.removeLast()
      }

      /// Looks at a value by its type's own limits.
      mutating func model(_ value: (some WireModel)?) {
        value?.check(&self)
      }

      /// Looks at how many Unicode scalars a text has.
      mutating func length(_ text: String?, least: Int64? = nil, most: Int64? = nil) {
        guard let text else { return }
        let count = Int64(text.unicodeScalars.count)
        if let least, count < least { add(.tooShort, String(least)) }
        if let most, count > most { add(.tooLong, String(most)) }
      }

      /// Looks at whether a text is a UUID: hexadecimal digits, 8, 4, 4, 4 and 12, with `-` between.
      mutating func uuid(_ text: String?) {
        guard let text else { return }
        let parts = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
        let isUUID =
          parts.map(\.count) == [8, 4, 4, 4, 12]
          && parts.joined().allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 | 0x20 }
        if !isUUID { add(.notUUID) }
      }

      /// Looks at what a text is made of.
      mutating func pattern(_ text: String?, _ pattern: WirePattern) {
        guard let text else { return }
        if !pattern.matches(text) { add(.pattern, pattern.source) }
      }

      /// Looks at a whole number.
      mutating func whole<Value: Swift.FixedWidthInteger>(
        _ value: Value?,
        least: Value? = nil,
        most: Value? = nil
      ) {
        guard let value else { return }
        if let least, value < least { add(.tooSmall, String(least)) }
        if let most, value > most { add(.tooLarge, String(most)) }
      }

      /// Looks at a number in double precision, which must be finite too.
      mutating func number(_ value: Double?, least: Double? = nil, most: Double? = nil) {
        guard let value else { return }
        guard value.isFinite else { return add(.notFinite) }
        if let least, value < least { add(.tooSmall, (try? WireNumber.text(least)) ?? "") }
        if let most, value > most { add(.tooLarge, (try? WireNumber.text(most)) ?? "") }
      }

      /// Looks at how many elements an array has.
      mutating func count<Element>(_ items: [Element]?, least: Int64? = nil, most: Int64? = nil) {
        guard let items else { return }
        if let least, Int64(items.count) < least { add(.tooFew, String(least)) }
        if let most, Int64(items.count) > most { add(.tooMany, String(most)) }
      }

      /// Looks at each element of an array.
      mutating func each<Element>(_ items: [Element]?, _ body: (inout WireCheck, Element) -> Void) {
        guard let items else { return }
        for (index, item) in items.enumerated() { at(String(index)) { body(&$0, item) } }
      }

      /// Looks at each value of a map.
      mutating func each<Value>(_ map: WireMap<Value>?, _ body: (inout WireCheck, Value) -> Void) {
        guard let map else { return }
        for (name, value) in map { at(name) { body(&$0, value) } }
      }

      private mutating func add(_ code: WireViolationCode, _ limit: String = "") {
        let path = path.reduce(into: "") { $0 += WirePath.step($1) }
        violations.append(WireViolation(code, at: path, limit: limit))
      }
    }
    """#
}
