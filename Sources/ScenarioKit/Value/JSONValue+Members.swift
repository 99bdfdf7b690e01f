extension JSONValue {
  /// The value of a key, where this is an object that has it.
  public subscript(key: String) -> JSONValue? {
    members?.value(of: key)
  }

  /// The members, where this is an object.
  public var members: [JSONMember]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The items, where this is an array.
  public var items: [JSONValue]? {
    if case .array(let items) = self { items } else { nil }
  }

  /// The text, where this is one.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The truth, where this is a boolean.
  public var bool: Bool? {
    if case .bool(let truth) = self { truth } else { nil }
  }

  /// The whole number, where this is one, `3.0` too.
  public var int: Int64? {
    switch self {
    case .int(let whole): whole
    case .double(let number): Int64(exactly: number)
    default: nil
    }
  }

  /// The number, where this is one.
  public var double: Double? {
    switch self {
    case .int(let whole): Double(whole)
    case .double(let number): number
    default: nil
    }
  }
}

extension [JSONMember] {
  /// The value of a key, found by its scalars.
  func value(of key: String) -> JSONValue? {
    for member in self where member.key.hasScalars(of: key) { return member.value }
    return nil
  }
}

extension String {
  /// Whether two texts are the same by their scalars.
  ///
  /// Those that are not even canonically equivalent, which is nearly all, are told apart by Swift's own
  /// comparison, which is many times faster than byte by byte.
  func hasScalars(of other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }
}
