internal import Diagnostics
internal import Documents

extension APIReading {
  /// What a parameter and a header have in common.
  private struct Plain {
    let isRequired: Bool
    let type: APIElement
    let description: String?
    let example: APIExample
  }

  /// A parameter, written out or by `$ref`; nil if it was refused.
  mutating func parameter(_ node: DocumentNode) -> APIParameter? {
    if let reference = node.member("$ref") {
      guard fields(node, .reference) != nil else { return nil }
      return shared(reference.value, in: parameters)
    }
    return ownParameter(node)
  }

  /// A parameter that is written out.
  mutating func ownParameter(_ node: DocumentNode) -> APIParameter? {
    guard let fields = fields(node, .parameter) else { return nil }
    let name = fields["name"].flatMap { text($0, "`name`") }
    let location = location(fields)
    let plain = plain(fields)
    guard let name, let location else { return nil }
    checkWireName(name, location)
    if location == .path, boolean(fields, "required") != true {
      report(
        "models/missing-key",
        fields.member("required")?.value.span ?? head(of: node),
        "a parameter in the path is always required",
        help: "required: true"
      )
    }
    guard let plain else { return nil }
    return APIParameter(
      name: name.text.string,
      codeName: CodeName.camel(name.text.string) ?? "",
      location: location,
      isRequired: plain.isRequired,
      type: plain.type,
      description: plain.description,
      example: plain.example,
      span: name.span
    )
  }

  /// A header of an answer that is written out; its name is the key it stands at.
  mutating func ownHeader(_ node: DocumentNode) -> APIHeader? {
    guard let fields = fields(node, .header), let plain = plain(fields) else { return nil }
    return APIHeader(
      name: "",
      codeName: "",
      isRequired: plain.isRequired,
      type: plain.type,
      description: plain.description,
      example: plain.example,
      span: node.span
    )
  }

  private mutating func location(_ fields: Fields) -> APIParameter.Location? {
    guard let node = fields["in"], let word = text(node, "`in`")?.text.string else { return nil }
    if let location = APIParameter.Location(rawValue: word) { return location }
    report(
      "models/not-in-dialect",
      node.span,
      "a parameter is in `path`, `query` or `header`, not in `\(Text(word).shown)`",
      help: word == "cookie"
        ? "components:\n  securitySchemes:\n    name:\n      type: apiKey\n      in: cookie\n"
          + "      name: …"
        : "in: query"
    )
    return nil
  }

  private mutating func plain(_ fields: Fields) -> Plain? {
    let isRequired = boolean(fields, "required") ?? false
    let description = description(fields)
    guard let schema = fields["schema"], let type = element(schema, at: .parameter),
      isPlain(type, at: schema.span), let example = fields["example"]
    else { return nil }
    check(example, type)
    return Plain(
      isRequired: isRequired,
      type: type,
      description: description,
      example: APIExample(name: nil, summary: nil, value: example)
    )
  }

  /// Whether something has a text that a URL or a header can hold; what has none is told.
  private mutating func isPlain(_ type: APIElement, at span: Span) -> Bool {
    guard case .reference(let reference) = type else { return true }
    switch schemas[reference.index].kind {
    case .scalar, .words: return true
    case nil: return false
    case .object, .union:
      report(
        "models/not-in-dialect",
        head(of: DocumentNode(.null, span)),
        "`\(reference.name)` is no scalar, and a parameter or a header is one",
        help: "type: string"
      )
      return false
    }
  }

  private mutating func checkWireName(_ name: DocumentText, _ location: APIParameter.Location) {
    let word = name.text.string
    switch location {
    case .header: checkHeaderName(name)
    case .path, .query:
      guard CodeName.camel(word) == nil else { return }
      report(
        "models/name",
        name.span,
        "`\(name.text.shown)` has neither a letter nor a digit, so nothing can be named after it",
        help: "name: query"
      )
    }
  }

  /// Tells a header's name that HTTP does not allow (RFC 9110, section 5.6.2), or that something else
  /// in the description says.
  mutating func checkHeaderName(_ name: DocumentText) {
    let isToken =
      !name.text.isEmpty
      && name.text.bytes.allSatisfy { byte in
        let letter = byte | 0x20
        return (0x61...0x7A).contains(letter) || (0x30...0x39).contains(byte)
          || "!#$%&'*+-.^_`|~".utf8.contains(byte)
      }
    let word = name.text.string
    guard isToken, CodeName.camel(word) != nil else {
      report(
        "models/name",
        name.span,
        "`\(name.text.shown)` is no name of a header",
        help: CodeName.camel(word).map { "name: \($0)" }
      )
      return
    }
    let said = [
      "content-type": "the media type under `content` says it",
      "accept": "the media types of the answers say it",
      "authorization": "a security scheme of `type: http` and `scheme: bearer` says it",
      "cookie": "a security scheme of `type: apiKey` and `in: cookie` says it",
    ]
    if let help = said[word.lowercased()] {
      report(
        "models/not-in-dialect",
        name.span,
        "the header `\(word)` is not described by itself",
        help: "remove it: " + help
      )
    }
  }
}
