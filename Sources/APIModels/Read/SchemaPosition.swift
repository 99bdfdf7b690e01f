/// Where a schema stands, which decides what it may be.
enum SchemaPosition: Sendable {
  /// Under `components/schemas`.
  case named
  /// A property of an object.
  case property
  /// What an array or a map holds.
  case element
  /// What a parameter or a header is.
  case parameter

  /// The keys that a schema of any shape may have here.
  var keys: [String] {
    switch self {
    case .named: ["description", "examples"]
    case .property: ["description"]
    case .element, .parameter: []
    }
  }

  /// Why `description` or `examples` is not among them, and what to do.
  func help(for key: String) -> String? {
    switch (self, key) {
    case (.property, "examples"): "move them to the named schema that has this property"
    case (.element, "description"): "say it in the property's `description`"
    case (.element, "examples"): "move them to the named schema that has this property"
    case (.parameter, "description"): "say it in the `description` beside `schema`"
    case (.parameter, "examples"): "example: … beside `schema`"
    default: nil
    }
  }
}
