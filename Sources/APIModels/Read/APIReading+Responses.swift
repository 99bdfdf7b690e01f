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
    var scope = NameScope(reserving: ["body"])
    var onWire = NameScope()
    var found: [APIHeader] = []
    for member in members(node, "`headers`") {
      checkHeaderName(member.key)
      guard var header = header(member.value) else { continue }
      header.name = member.key.text.string
      guard isNew(header.name, "the header `\(header.name)`", at: member.key.span, in: &onWire)
      else { continue }
      header.span = member.key.span
      header.codeName = codeName(
        of: "`\(header.name)`",
        CodeName.camel(header.name) ?? "",
        orWith: "Header",
        at: header.span,
        in: &scope
      )
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

  /// Whether nothing has a name on the wire yet, letter case aside; what has it already is told.
  mutating func isNew(
    _ key: String,
    _ what: String,
    at span: Span,
    in scope: inout NameScope
  ) -> Bool {
    guard let owner = scope.take(key, for: what, at: span) else { return true }
    report(
      "models/twice",
      span,
      "\(what) stands here twice, letter case aside",
      help: "remove one of the two",
      related: [(owner.span, "the other one is here")]
    )
    return false
  }

  /// The name in code of a parameter or a header: nobody can rename what is on the wire, so where
  /// something else has the name, one that says where it stands.
  mutating func codeName(
    of what: String,
    _ name: String,
    orWith suffix: String,
    at span: Span,
    in scope: inout NameScope
  ) -> String {
    if scope.take(name, for: what, at: span) == nil { return name }
    guard let owner = scope.take(name + suffix, for: what, at: span) else { return name + suffix }
    report(
      "models/name-collision",
      span,
      "\(what) and \(owner.what) both become `\(name)` in code, letter case aside",
      help: "remove one of the two",
      related: [(owner.span, "the other one is here")]
    )
    return name
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
