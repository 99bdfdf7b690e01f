internal import Diagnostics
internal import Documents

extension APIReading {
  /// Reads the named schemas.
  ///
  /// All names are known before anything that refers to them is read.
  mutating func readSchemas(_ node: DocumentNode) {
    for member in members(node, "`components/schemas`") {
      let name = member.key.text.string
      checkType(name, "a schema", at: member.key.span)
      takeType(name, for: "the schema `\(member.key.text.shown)`", at: member.key.span)
      schemaIndices[member.key.text] = schemas.count
      schemas.append(SchemaDraft(name: name, span: member.key.span, node: member.value))
    }
    for index in schemas.indices { readSchema(index) }
    checkDecisions()
    checkLoops()
  }

  private mutating func readSchema(_ index: Int) {
    let before = diagnostics.count
    guard let shaped = shaped(schemas[index].node, at: .named) else { return }
    schemas[index].description = description(shaped.fields)
    let kind = kind(shaped, index)
    let isWhole = diagnostics.count == before
    readExamples(shaped.fields, of: index)
    guard isWhole else {
      if shaped.shape == .union { hasRefusedUnion = true }
      return
    }
    schemas[index].kind = kind
    switch kind {
    case .words(let words):
      for (word, found) in words.words.enumerated() {
        schemas[index].wordIndices[Text(found.text)] = word
      }
    case .union(let union):
      guard case .word(_, let words, _) = union.decision else { return }
      for (branch, word) in words.enumerated() { schemas[index].wordIndices[Text(word)] = branch }
    case .object, .scalar, nil: break
    }
  }

  private mutating func kind(_ shaped: ShapedFields, _ index: Int) -> APISchema.Kind? {
    if shaped.isNullable {
      report(
        "models/nullable",
        shaped.fields["type"]?.span ?? schemas[index].span,
        "a named schema is never null, only a property of an object",
        help: "remove 'null' here"
      )
    }
    switch shaped.shape {
    case .object: return object(shaped.fields, ofSchema: index).map { .object($0) }
    case .text, .integer, .number, .boolean: return scalar(shaped).map { .scalar($0) }
    case .words: return words(shaped.fields).map { .words($0) }
    case .union: return union(shaped.fields).map { .union($0) }
    case .array, .map:
      report(
        "models/named",
        schemas[index].span,
        "\(shaped.shape.name) has no name; it stands where it is used",
        help: "write it out at each property that refers to it"
      )
    case .constant:
      report(
        "models/not-in-dialect",
        shaped.fields.member("const")?.key.span ?? schemas[index].span,
        "only a property of a union's branch is a constant",
        help: "enum: [\(shaped.fields["const"].map(written) ?? "word")]"
      )
    case .reference:
      report(
        "models/named",
        schemas[index].span,
        "a schema that is only another `$ref` is a second name for one thing",
        help: "remove it, and refer to the other schema"
      )
    }
    return nil
  }

  private mutating func readExamples(_ fields: Fields, of index: Int) {
    var examples: [DocumentNode] = []
    if let node = fields["examples"] {
      examples = elements(node, "`examples`")
      guard examples.isEmpty, case .array = node.value else {
        schemas[index].examples = examples
        return
      }
    }
    report(
      "models/example-missing",
      schemas[index].span,
      "`\(Text(schemas[index].name).shown)` has no example",
      help: "examples:\n  - …"
    )
  }
}
