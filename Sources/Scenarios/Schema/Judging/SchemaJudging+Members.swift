internal import Diagnostics
internal import Documents

extension SchemaJudging {
  /// Adds what is wrong with an object's members.
  ///
  /// - Parameter depth: that of the members.
  func judge(
    _ members: [DocumentNode.Member],
    of node: DocumentNode,
    by keyword: ReadyKeyword,
    depth: Int,
    _ found: inout [SchemaFault]
  ) {
    switch keyword {
    case .members(let ready):
      for member in members {
        if let schema = ready.named[member.key.text] {
          judge(member, by: schema, depth: depth, &found)
        } else if let others = ready.others {
          judge(member.value, by: others, depth: depth, &found)
        } else if case .none = ready.schemas.others {
          found.append(unknown(member, ready.schemas, in: node, depth: depth))
        }
      }
    case .required(let keys):
      for key in keys where !members.contains(where: { $0.key.text == key }) {
        found.append(
          SchemaFault(
            span: Span(node.span.start, node.span.start + 1),
            message: "`\(key.shown)` is missing",
            help: nil,
            depth: depth
          )
        )
      }
    case .propertyNames(let schema):
      for member in members {
        let name = DocumentNode(.string(member.key), member.key.span)
        judge(name, by: schema, depth: depth, &found)
      }
    case .plain, .words, .reference, .anyOf, .oneOf, .items: break
    }
  }

  private func judge(
    _ member: DocumentNode.Member,
    by schema: Int,
    depth: Int,
    _ found: inout [SchemaFault]
  ) {
    // Beside `properties: {"x": false}` it is the member that is wrong, whatever its value.
    guard schemas[schema].isNothing else {
      return judge(member.value, by: schema, depth: depth, &found)
    }
    found.append(
      SchemaFault(
        span: member.key.span,
        message: "there is no `\(member.key.text.shown)` here",
        help: nil,
        depth: depth
      )
    )
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
