internal import Diagnostics
internal import Documents

extension APIReading {
  /// Reads the whole description; nil if anything in it is wrong.
  mutating func model(_ root: DocumentNode) -> APIModel? {
    guard let fields = fields(root, .file) else { return nil }
    checkVersion(fields)
    let info = fields["info"].flatMap { self.fields($0, .info) }
    let title = info.flatMap { text($0, "title") }
    let version = info.flatMap { text($0, "version") }
    let description = info.flatMap { self.description($0) }
    let servers = fields["servers"].map { readServers($0) } ?? []
    if let node = fields["tags"] { readTagNames(node) }
    if let components = fields["components"] { readComponents(components) }
    let security = fields["security"].flatMap { self.security($0) }
    let operations = fields["paths"].map { readPaths($0, security: security) } ?? []
    checkSchemaExamples()
    guard diagnostics.isEmpty, let title, let version else { return nil }
    return APIModel(
      title: title,
      version: version,
      description: description,
      servers: servers,
      schemas: usedSchemas(operations),
      responses: responses.values.compactMap(\.self),
      operations: operations,
      path: file.path
    )
  }

  private mutating func checkVersion(_ fields: Fields) {
    guard let node = fields["openapi"], let version = text(node, "`openapi`")?.text.string,
      version != "3.1", !version.hasPrefix("3.1.")
    else { return }
    report(
      "models/version",
      node.span,
      "this reads OpenAPI 3.1, not `\(Text(version).shown)`",
      help: "openapi: 3.1.0"
    )
  }

  private mutating func readServers(_ node: DocumentNode) -> [APIServer] {
    elements(node, "`servers`").compactMap { element in
      guard let fields = fields(element, .server), let url = text(fields, "url") else { return nil }
      if url.utf8.last == UInt8(ascii: "/") || url.utf8.contains(UInt8(ascii: "{")) {
        report(
          "models/invalid-value",
          fields["url"]?.span ?? element.span,
          "a server's URL is whole and has no `/` at its end, since paths begin with one",
          help: "url: https://api.example.com"
        )
      }
      return APIServer(url: url, description: description(fields))
    }
  }

  private mutating func readTagNames(_ node: DocumentNode) {
    for element in elements(node, "`tags`") {
      guard let fields = fields(element, .tag), let name = fields["name"],
        let text = text(name, "`name`")
      else { continue }
      _ = description(fields)
      if !tags.insert(text.text).inserted {
        report("models/twice", text.span, "the tag `\(text.text.shown)` stands here twice")
      }
    }
  }

  /// Reads what the description names once; schemas first, since all else may refer to them.
  private mutating func readComponents(_ node: DocumentNode) {
    guard let fields = fields(node, .components) else { return }
    if let schemas = fields["schemas"] { readSchemas(schemas) }
    if let schemes = fields["securitySchemes"] { readSecuritySchemes(schemes) }
    if let node = fields["parameters"] {
      for member in members(node, "`components/parameters`") {
        let isReference = isOnlyReference(member.value)
        parameters.add(member.key.text, isReference ? nil : ownParameter(member.value))
      }
    }
    if let node = fields["headers"] {
      for member in members(node, "`components/headers`") {
        let isReference = isOnlyReference(member.value)
        headers.add(member.key.text, isReference ? nil : ownHeader(member.value))
      }
    }
    if let node = fields["responses"] {
      for member in members(node, "`components/responses`") { readSharedResponse(member) }
    }
  }

  private mutating func readSharedResponse(_ member: DocumentNode.Member) {
    let name = member.key.text.string
    checkType(name, "an answer", at: member.key.span)
    takeType(
      name + "Response",
      for: "the answer `\(member.key.text.shown)`",
      at: member.key.span
    )
    let response =
      isOnlyReference(member.value)
      ? nil
      : ownResponse(member.value, typeName: name + "Response", at: member.key.span)
    responses.add(member.key.text, response)
  }
}
