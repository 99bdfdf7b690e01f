extension SwiftRuntime {
  /// `WireMap.swift`.
  static let wireMap = #"""
    /// Values by name, in the order of the names' UTF-8 bytes, which is the order they are written in.
    ///
    /// Two names are the same only if their bytes are, unlike the keys of a dictionary.
    public nonisolated struct WireMap<Value: Hashable & Sendable>: Hashable, Sendable {
      private var names: [WireName] = []
      private var values: [Value] = []

      /// Makes a map without values.
      public init() {}

      /// Makes a map; of values with one name it keeps the last.
      public init(_ entries: [(name: String, value: Value)]) {
        for entry in entries { self[entry.name] = entry.value }
      }

      /// Makes a map of names and values as they were read; nil if a name is there twice.
      init?(names: [WireName], values: [Value]) {
        self.names = names
        self.values = values
        guard !isSorted else { return }
        let order = names.indices.sorted { names[$0] < names[$1] }
        self.names = order.map { names[$0] }
        self.values = order.map { values[$0] }
        guard isSorted else { return nil }
      }

      /// The value of a name; nil if it has none.
      public subscript(_ name: String) -> Value? {
        get {
          let name = WireName(name)
          let index = place(of: name)
          return index < names.count && names[index] == name ? values[index] : nil
        }
        set {
          let name = WireName(name)
          let index = place(of: name)
          let isThere = index < names.count && names[index] == name
          switch (newValue, isThere) {
          case (let value?, true):
            values[index] = value
          case (let value?, false):
            names.insert(name, at: index)
            values.insert(value, at: index)
          case (nil, true):
            names.remove(at: index)
            values.remove(at: index)
          case (nil, false):
            break
          }
        }
      }

      /// Whether each name comes after the one before it.
      private var isSorted: Bool {
        var index = 1
        while index < names.count {
          guard names[index - 1] < names[index] else { return false }
          index += 1
        }
        return true
      }

      /// Where a name stands, or would stand.
      private func place(of name: WireName) -> Int {
        var low = 0
        var high = names.count
        while low < high {
          let middle = (low + high) / 2
          if names[middle] < name { low = middle + 1 } else { high = middle }
        }
        return low
      }
    }

    nonisolated extension WireMap: Swift.RandomAccessCollection {
      /// The place of the first value.
      public var startIndex: Int { 0 }
      /// The place after the last value.
      public var endIndex: Int { names.count }

      /// The name and the value at a place.
      public subscript(position: Int) -> (name: String, value: Value) {
        (names[position].text, values[position])
      }
    }

    nonisolated extension WireMap: Swift.ExpressibleByDictionaryLiteral {
      /// Makes a map of a literal; of values with one name it keeps the last.
      public init(dictionaryLiteral elements: (String, Value)...) {
        self.init(elements.map { (name: $0.0, value: $0.1) })
      }
    }
    """#
}
