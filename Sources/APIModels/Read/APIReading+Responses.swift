internal import Diagnostics
internal import Documents

extension APIReading {
  /// An answer that is written out, with the name of its type.
  mutating func ownResponse(_ node: DocumentNode, typeName: String, at span: Span) -> APIResponse? {
    guard let fields = fields(node, .response) else { return nil }
    let before = diagnostics.count
    let description = description(fields) ?? ""
    let headers = fields["headers"].map { readHeaders($0) } ?? []
    let body = fields["content"].flatMap { responseBody($0) }
    guard diagnostics.count == before else { return nil }
    return APIResponse(
      typeName: typeName,
      description: description,
      headers: headers,
      body: body,
      span: span
    )
  }

  private mutating func readHeaders(_ node: DocumentNode) -> [APIHeader] {
    var scope = NameScope()
    _ = scope.take("body", for: "the body", at: node.span)
    var found: [APIHeader] = []
    for member in members(node, "`headers`") {
      checkHeaderName(member.key)
      guard var header = header(member.value) else { continue }
      header.name = member.key.text.string
      header.codeName = CodeName.camel(header.name) ?? ""
      header.span = member.key.span
      if let owner = scope.take(header.codeName, for: "`\(header.name)`", at: header.span) {
        collision("`\(header.name)`", owner, header.codeName, at: header.span)
      }
      found.append(header)
    }
    return found
  }

  private mutating func header(_ node: DocumentNode) -> APIHeader? {
    if let reference = node.member("$ref") {
      guard fields(node, .reference) != nil else { return nil }
      return shared(reference.value, in: headers)
    }
    return ownHeader(node)
  }

  /// Tells two things of one operation or answer that end on one name in code.
  mutating func collision(
    _ what: String,
    _ owner: (what: String, span: Span),
    _ name: String,
    at span: Span
  ) {
    report(
      "models/name-collision",
      span,
      "\(what) and \(owner.what) both become `\(name)` in code, letter case aside",
      help: "rename one of the two",
      related: [(owner.span, "the other one is here")]
    )
  }

  // MARK: - Bodies

  private mutating func responseBody(_ node: DocumentNode) -> APIResponseBody? {
    guard let content = content(node) else { return nil }
    let mediaType = content.key.text.string
    guard ["application/json", "application/problem+json"].contains(mediaType) else {
      report(
        "models/media-type",
        content.key.span,
        "the body of an answer is application/json or application/problem+json,"
          + " not `\(content.key.text.shown)`",
        help: "application/json:"
      )
      return nil
    }
    guard let fields = fields(content.value, .mediaType), let schema = bodySchema(fields) else {
      return nil
    }
    let examples = examples(fields, of: schema)
    if examples.isEmpty, fields["examples"].map(\.isEmptyObject) ?? true {
      report(
        "models/example-missing",
        content.key.span,
        "the body of this answer has no example",
        help: "examples:\n  plain:\n    value: …"
      )
    }
    return APIResponseBody(mediaType: mediaType, schema: schema, examples: examples)
  }

  /// The one media type of a body.
  mutating func content(_ node: DocumentNode) -> DocumentNode.Member? {
    let types = members(node, "`content`")
    if types.count == 1 { return types[0] }
    if case .object = node.value {
      report(
        "models/media-type",
        types.count > 1 ? types[1].key.span : node.span,
        "a body is of one media type, and here are \(types.count)",
        help: types.isEmpty ? "application/json:" : "remove the others"
      )
    }
    return nil
  }

  /// The named schema of a body in JSON.
  mutating func bodySchema(_ fields: Fields) -> APIReference? {
    guard let node = fields["schema"] else { return nil }
    guard let reference = node.member("$ref") else {
      report(
        "models/inline",
        head(of: node),
        "the schema of a body must have a name of its own",
        help: "move it to `components/schemas` and write\n$ref: '#/components/schemas/Name'"
      )
      return nil
    }
    return self.fields(node, .reference) == nil ? nil : schemaReference(reference.value)
  }

  /// The named examples of a body, each held to the body's schema.
  mutating func examples(_ body: Fields, of schema: APIReference) -> [APIExample] {
    guard let node = body["examples"] else { return [] }
    return members(node, "`examples`").compactMap { member in
      guard let fields = fields(member.value, .example), let value = fields["value"] else {
        return nil
      }
      check(value, .reference(schema))
      return APIExample(
        name: member.key.text.string,
        summary: description(fields, "summary"),
        value: value
      )
    }
  }
}

extension DocumentNode {
  /// Whether it is an object with nothing in it.
  fileprivate var isEmptyObject: Bool { value == .object([]) }
}
