internal import Diagnostics
internal import Documents

extension SchemaJudge {
  /// What is wrong with an object's members.
  func members(
    _ members: [DocumentNode.Member],
    of node: DocumentNode,
    by keyword: Keyword,
    depth: Int
  ) -> [SchemaFault] {
    switch keyword {
    case .members(let schemas):
      return members.flatMap { member in
        if let schema = schemas[member.key.text] {
          return faults(of: member, by: schema, depth: depth + 1)
        }
        switch schemas.others {
        case .free: return []
        case .none: return [unknown(member, schemas, in: node, depth: depth + 1)]
        case .schema(let schema): return faults(of: member.value, by: schema, depth: depth + 1)
        }
      }
    case .required(let keys):
      return keys.filter { key in !members.contains { $0.key.text == key } }
        .map { key in
          SchemaFault(
            span: Span(node.span.start, node.span.start + 1),
            message: "`\(key.shown)` is missing",
            help: nil,
            depth: depth + 1
          )
        }
    case .propertyNames(let schema):
      return members.flatMap { member in
        faults(
          of: DocumentNode(.string(member.key), member.key.span),
          by: schema,
          depth: depth + 1
        )
      }
    default: return []
    }
  }

  private func faults(
    of member: DocumentNode.Member,
    by schema: JSONSchema,
    depth: Int
  ) -> [SchemaFault] {
    // Beside `properties: {"x": false}` it is the member that is wrong, whatever its value.
    guard schema.keywords.count == 1, case .nothing = schema.keywords[0] else {
      return faults(of: member.value, by: schema, depth: depth)
    }
    return [
      SchemaFault(
        span: member.key.span,
        message: "there is no `\(member.key.text.shown)` here",
        help: nil,
        depth: depth
      )
    ]
  }

  private func unknown(
    _ member: DocumentNode.Member,
    _ schemas: MemberSchemas,
    in node: DocumentNode,
    depth: Int
  ) -> SchemaFault {
    let names = schemas.named.map(\.key.string)
    let free = names.filter { node.member(Text($0)) == nil }
    let help =
      Suggestion.closest(to: member.key.text.string, among: free).map { "did you mean `\($0)`?" }
      ?? (names.isEmpty ? nil : "there is " + names.map { "`\($0)`" }.joined(separator: ", "))
    return SchemaFault(
      span: member.key.span,
      message: "there is no `\(member.key.text.shown)` here",
      help: help,
      depth: depth
    )
  }
}
