internal import Diagnostics
internal import Documents

/// Reads a file of schemas, and refuses what two validators could judge differently.
///
/// | id | about |
/// |---|---|
/// | `scenarios/schema-keyword` | a keyword that is not in the part of JSON Schema, or its value |
/// | `scenarios/schema-reference` | a `$ref` that leads nowhere, or in a circle |
struct SchemaReader {
  let source: SourceFile
  /// The file's path from the folder of the schemas.
  let name: String
  var diagnostics: [Diagnostic] = []

  init(_ source: SourceFile, name: String) {
    self.source = source
    self.name = name
  }

  /// Reads the whole file.
  mutating func file(_ root: DocumentNode) -> SchemaFile {
    var definitions: [(name: Text, schema: JSONSchema)] = []
    if let member = root.member("$defs") {
      for definition in members(member.value, of: "$defs") {
        definitions.append((definition.key.text, schema(definition.value)))
      }
    }
    return SchemaFile(name: name, root: schema(root, isRoot: true), definitions: definitions)
  }

  /// Reads a schema.
  mutating func schema(_ node: DocumentNode, isRoot: Bool = false) -> JSONSchema {
    switch node.value {
    case .bool(let truth): return JSONSchema(truth ? [] : [.nothing], span: node.span)
    case .object(let members):
      var schema = JSONSchema([], span: node.span)
      for member in members where !isPassedOver(member, isRoot: isRoot) {
        read(member, into: &schema)
      }
      if let members = memberSchemas(node) { schema.keywords.append(.members(members)) }
      return schema
    case .null, .number, .string, .array:
      tell(node.span, "a schema is an object, `true` or `false`, not \(node.kindName)")
      return JSONSchema([], span: node.span)
    }
  }

  /// Whether a keyword says nothing of a value by itself.
  private func isPassedOver(_ member: DocumentNode.Member, isRoot: Bool) -> Bool {
    switch member.key.text {
    case "$comment", "properties", "additionalProperties": true
    case "$schema", "$defs": isRoot
    default: false
    }
  }

  mutating func tell(_ span: Span, _ message: String, help: String? = nil) {
    diagnostics.append(
      Diagnostic("scenarios/schema-keyword", .error, at: source.place(span), message, help: help)
    )
  }
}
