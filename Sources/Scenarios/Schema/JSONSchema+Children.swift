extension JSONSchema {
  /// The schemas within, that a value or a part of it is held to.
  var children: [JSONSchema] {
    keywords.flatMap { keyword -> [JSONSchema] in
      switch keyword {
      case .anyOf(let schemas), .oneOf(let schemas): schemas
      case .propertyNames(let schema), .items(let schema): [schema]
      case .members(let members):
        if case .schema(let others) = members.others {
          members.named.map(\.schema) + [others]
        } else {
          members.named.map(\.schema)
        }
      default: []
      }
    }
  }

  /// Where its own `$ref` leads.
  var reference: SchemaReference? {
    for case .reference(let reference) in keywords { return reference }
    return nil
  }

  /// The schemas that the same value is held to: a circle of these would have no end.
  var alternatives: [JSONSchema] {
    keywords.flatMap { keyword -> [JSONSchema] in
      switch keyword {
      case .anyOf(let schemas), .oneOf(let schemas): schemas
      default: []
      }
    }
  }
}
