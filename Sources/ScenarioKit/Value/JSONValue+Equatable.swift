extension JSONValue: Equatable {
  /// Whether two values are the same: members in any order, numbers by value, texts by scalars.
  public static func == (one: JSONValue, other: JSONValue) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.int(let one), .int(let other)): one == other
    case (.double(let one), .double(let other)): one == other
    case (.int(let whole), .double(let number)), (.double(let number), .int(let whole)):
      Int64(exactly: number) == whole
    case (.string(let one), .string(let other)): one.hasScalars(of: other)
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)):
      one.count == other.count && one.allSatisfy { other.value(of: $0.key) == $0.value }
    default: false
    }
  }
}
