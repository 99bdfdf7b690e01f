internal import Diagnostics
internal import Documents

extension APIReading {
  /// What a property holds, and whether it may be null.
  mutating func propertyType(_ shaped: ShapedFields) -> APIType? {
    if shaped.shape == .constant { return constant(shaped.fields) }
    if shaped.shape == .array { return array(shaped.fields) }
    if shaped.shape == .map { return map(shaped.fields) }
    return element(shaped, at: .property)?.type
  }

  /// What an array or a map holds, or a parameter or header is: a `$ref` or a scalar.
  mutating func element(_ node: DocumentNode, at position: SchemaPosition) -> APIElement? {
    guard let shaped = shaped(node, at: position) else { return nil }
    if shaped.isNullable {
      report(
        "models/nullable",
        shaped.fields["type"]?.span ?? node.span,
        "only a required property can be null",
        help: position == .element
          ? "remove 'null', and leave such an item out" : "remove 'null', and leave it out instead"
      )
      return nil
    }
    return element(shaped, at: position)
  }

  private mutating func element(
    _ shaped: ShapedFields,
    at position: SchemaPosition
  ) -> APIElement? {
    switch shaped.shape {
    case .reference:
      shaped.fields["$ref"].flatMap { schemaReference($0) }.map { .reference($0) }
    case .text, .integer, .number, .boolean: scalar(shaped).map { .scalar($0) }
    case .words, .object, .union, .array, .map, .constant: refusedInline(shaped, position)
    }
  }

  private mutating func refusedInline(
    _ shaped: ShapedFields,
    _ position: SchemaPosition
  ) -> APIElement? {
    let span = head(of: shaped.fields.node)
    switch shaped.shape {
    case .words, .object, .union:
      report(
        "models/inline",
        span,
        "\(shaped.shape.name) must have a name of its own",
        help: "move it to `components/schemas` and write\n$ref: '#/components/schemas/Name'"
      )
    case .constant:
      report(
        "models/not-in-dialect",
        span,
        "only a property of a union's branch is a constant",
        help: "remove `const`, and say in `description` what it always is"
      )
    default:
      let place = position == .element ? "inside an array or a map" : "in a parameter or a header"
      report(
        "models/not-in-dialect",
        span,
        "\(shaped.shape.name) cannot stand \(place)",
        help: position == .element
          ? "name an object that holds it, and write\n$ref: '#/components/schemas/Name'"
          : "type: string, and say in `description` how it is written"
      )
    }
    return nil
  }

  private mutating func array(_ fields: Fields) -> APIType? {
    let count = counts(fields, "minItems", "maxItems")
    guard let items = fields["items"] else {
      report(
        "models/missing-key",
        head(of: fields.node),
        "an array says what its `items` are, and this one does not",
        help: "items:\n  type: string"
      )
      return nil
    }
    guard let element = element(items, at: .element), let count else { return nil }
    return .array(APIArray(element: element, count: count))
  }

  private mutating func map(_ fields: Fields) -> APIType? {
    guard let values = fields["additionalProperties"] else { return nil }
    if case .bool = values.value {
      report(
        "models/not-in-dialect",
        values.span,
        "a map says what its values are",
        help: "additionalProperties:\n  type: string"
      )
      return nil
    }
    return element(values, at: .element).map { .map($0) }
  }

  private mutating func constant(_ fields: Fields) -> APIType? {
    guard let node = fields["const"] else { return nil }
    if case .string(let word) = fields["type"]?.value, word.text == "string",
      case .string(let word) = node.value
    {
      return .constant(word.text.string)
    }
    let isFlag = if case .bool = node.value { true } else { false }
    report(
      "models/not-in-dialect",
      node.span,
      "only a string that a union's `discriminator` decides by is a constant",
      help: isFlag
        ? "remove `const`; a union that a boolean decides has x-decide-by: with the property's name"
        : "type: string\nconst: '\(written(node))'"
    )
    return nil
  }
}
