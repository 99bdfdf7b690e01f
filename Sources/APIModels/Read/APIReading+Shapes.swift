internal import Diagnostics
internal import Documents

extension APIReading {
  /// A schema's keys with what kind of schema it is.
  struct ShapedFields {
    let fields: Fields
    let shape: SchemaShape
    /// Whether its type has `'null'` beside it.
    let isNullable: Bool
  }

  /// Finds out what kind of schema something is, and tells keys that do not go with it.
  mutating func shaped(_ node: DocumentNode, at position: SchemaPosition) -> ShapedFields? {
    guard let fields = fields(node, .schema), let (shape, isNullable) = shape(of: fields) else {
      return nil
    }
    for key in Vocabulary.schema.keys where !shape.keys.contains(key) {
      guard let member = fields.member(key), !position.keys.contains(key) else { continue }
      misplaced(member.key, shape, position)
    }
    return ShapedFields(fields: fields, shape: shape, isNullable: isNullable)
  }

  private mutating func shape(of fields: Fields) -> (SchemaShape, isNullable: Bool)? {
    if fields.member("$ref") != nil { return (.reference, false) }
    if fields.member("oneOf") != nil { return (.union, false) }
    guard let type = fields.member("type") else {
      report(
        "models/missing-key",
        head(of: fields.node),
        "a schema says its `type`, and this one does not",
        help: fields.member("properties") == nil ? "type: string" : "type: object"
      )
      return nil
    }
    guard let (word, isNullable) = typeWord(type.value) else { return nil }
    guard let shape = shape(word, fields) else {
      let types = ["string", "integer", "number", "boolean", "array", "object"]
      report(
        "models/invalid-value",
        type.value.span,
        "`\(word)` is no type of a schema",
        help: closest(to: word, among: types).map { "type: \($0)" }
          ?? "the types are " + quoted(types)
      )
      return nil
    }
    return (shape, isNullable)
  }

  private func shape(_ word: String, _ fields: Fields) -> SchemaShape? {
    if fields.member("enum") != nil { return .words }
    if fields.member("const") != nil { return .constant }
    switch word {
    case "string": return .text
    case "integer": return .integer
    case "number": return .number
    case "boolean": return .boolean
    case "array": return .array
    case "object":
      let isMap = fields.member("additionalProperties") != nil && fields.member("properties") == nil
      return isMap ? .map : .object
    default: return nil
    }
  }

  /// The word of `type: word` or `type: [word, 'null']`.
  private mutating func typeWord(_ node: DocumentNode) -> (String, isNullable: Bool)? {
    guard case .array(let elements) = node.value else {
      return text(node, "`type`").map { ($0.text.string, false) }
    }
    if elements.count == 2, case .string(let word) = elements[0].value,
      case .string(let null) = elements[1].value, null.text == "null", word.text != "null"
    {
      return (word.text.string, true)
    }
    let word = elements.lazy.compactMap { element -> String? in
      guard case .string(let word) = element.value, word.text != "null" else { return nil }
      return word.text.string
    }.first
    report(
      "models/nullable",
      node.span,
      "a type is one word, or one word and then 'null' in quotes",
      help: "type: [\(word ?? "string"), 'null']"
    )
    return nil
  }

  private mutating func misplaced(
    _ key: DocumentText,
    _ shape: SchemaShape,
    _ position: SchemaPosition
  ) {
    let name = key.text.string
    var help = position.help(for: name)
    switch (shape, name) {
    case (.reference, _):
      help = "say it at the schema that the `$ref` leads to"
    case (.object, "additionalProperties"):
      help = "remove it: unknown fields are always ignored"
    case (.text, "minimum"), (.text, "maximum"): help = "minLength and maxLength count characters"
    case (.words, "const"), (.constant, "enum"): help = "keep one of the two"
    default: break
    }
    let allowed = quoted(shape.keys + position.keys)
    report(
      "models/misplaced-key",
      key.span,
      "`\(name)` does not go with \(shape.name) here",
      help: help ?? "its keys are \(allowed)"
    )
  }
}
