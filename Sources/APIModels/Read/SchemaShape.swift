/// What kind of schema something is, which decides the keys that it may have.
enum SchemaShape: Sendable {
  case reference, union, words, constant, object, map, array, text, integer, number, boolean

  /// What it is, in words for people.
  var name: String {
    switch self {
    case .reference: "a `$ref`"
    case .union: "a union"
    case .words: "an enum"
    case .constant: "a constant"
    case .object: "an object"
    case .map: "a map"
    case .array: "an array"
    case .text: "a string"
    case .integer: "an integer"
    case .number: "a number"
    case .boolean: "a boolean"
    }
  }

  /// The keys that it may have, beside `description` and `examples`.
  var keys: [String] {
    switch self {
    case .reference: ["$ref"]
    case .union: ["oneOf", "discriminator", "x-decide-by"]
    case .words: ["type", "enum", "x-closed"]
    case .constant: ["type", "const"]
    case .object: ["type", "properties", "required"]
    case .map: ["type", "additionalProperties"]
    case .array: ["type", "items", "minItems", "maxItems"]
    case .text: ["type", "format", "minLength", "maxLength", "pattern"]
    case .integer, .number: ["type", "format", "minimum", "maximum"]
    case .boolean: ["type"]
    }
  }
}
