/// Names that no type of an API can have.
enum ReservedTypes {
  /// Types that generated code or everybody's own code means something else by.
  private static let taken: Set<String> = [
    // Swift
    "Any", "AnyObject", "Array", "Bool", "Character", "Codable", "CodingKey", "Comparable", "Data",
    "Date", "Decodable", "Decoder", "Dictionary", "Double", "Encodable", "Encoder", "Equatable",
    "Error", "Float", "Hashable", "Hasher", "Identifiable", "Int", "Int32", "Int64", "Never",
    "Optional", "Protocol", "RawRepresentable", "Result", "Self", "Sendable", "Set", "String",
    "Substring", "Swift", "Type", "URL", "UUID", "Void",
    // Kotlin
    "Boolean", "Byte", "Char", "CharSequence", "Collection", "Companion", "Enum", "Exception",
    "Iterable", "List", "Long", "Map", "Nothing", "Number", "Object", "Pair", "Serializable",
    "Short", "Throwable", "Unit",
    // ours
    "CalendarDate", "Timestamp",
  ]

  /// What our own types' names begin with, beside those above.
  private static let ownPrefix = "Wire"

  /// Whether a name is taken.
  static func contains(_ name: String) -> Bool {
    taken.contains(name) || name.hasPrefix(ownPrefix)
  }
}
