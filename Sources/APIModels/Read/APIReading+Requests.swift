internal import Diagnostics
internal import Documents

extension APIReading {
  /// The body of a request; nil if it was refused.
  mutating func requestBody(_ node: DocumentNode) -> APIRequestBody? {
    guard let fields = fields(node, .requestBody) else { return nil }
    let description = description(fields)
    if let required = fields["required"], boolean(fields, "required") == false {
      report(
        "models/not-in-dialect",
        required.span,
        "a request always has its body, or never one",
        help: "required: true"
      )
    }
    guard let node = fields["content"], let content = content(node) else { return nil }
    let mediaType = content.key.text.string
    guard isMediaType(content.key), let body = self.fields(content.value, .mediaType) else {
      return nil
    }
    if mediaType == "application/json" || mediaType.hasSuffix("+json") {
      guard let schema = bodySchema(body) else { return nil }
      let examples = examples(body, of: schema)
      return APIRequestBody(
        mediaType: mediaType,
        content: .json(schema, examples: examples),
        description: description
      )
    }
    guard isBinary(body, mediaType) else { return nil }
    return APIRequestBody(mediaType: mediaType, content: .bytes, description: description)
  }

  /// Whether a body that is not JSON is `type: string` and `format: binary`; anything else is told.
  private mutating func isBinary(_ body: Fields, _ mediaType: String) -> Bool {
    if let examples = body.member("examples") {
      report("models/misplaced-key", examples.key.span, "bytes have no examples", help: "remove it")
    }
    guard let node = body["schema"] else { return false }
    if case .object(let members) = node.value, members.count == 2,
      case .string(let type)? = node.member("type")?.value.value, type.text == "string",
      case .string(let format)? = node.member("format")?.value.value, format.text == "binary"
    {
      return true
    }
    report(
      "models/media-type",
      head(of: node),
      "a body of `\(Text(mediaType).shown)` is bytes as they are",
      help: "schema:\n  type: string\n  format: binary"
    )
    return false
  }

  private mutating func isMediaType(_ text: DocumentText) -> Bool {
    let bytes = text.text.bytes
    let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let arePlain = parts.joined().allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || ".+-_".utf8.contains(byte)
    }
    if parts.count == 2, arePlain, parts.allSatisfy({ !$0.isEmpty }) { return true }
    report(
      "models/media-type",
      text.span,
      "`\(text.text.shown)` is no single media type in small letters",
      help: "image/jpeg:"
    )
    return false
  }
}
