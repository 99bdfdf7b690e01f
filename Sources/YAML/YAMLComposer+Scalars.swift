internal import Diagnostics
internal import Documents

extension YAMLComposer {
  /// The prefix of the tags that YAML itself defines.
  private static let ownTags = "tag:yaml.org,2002:"

  /// The value of a scalar, by its tag or its looks.
  mutating func value(
    of scalar: YAMLEvent.Scalar,
    _ properties: YAMLEvent.Properties,
    at span: Span
  ) -> DocumentNode {
    let text = documentText(scalar, properties, at: span)
    let typed = scalar.style == .plain ? CoreSchema.value(of: text.text) : nil
    guard let tag = properties.tag else {
      if scalar.style == .plain { checkAmbiguity(of: text) }
      return DocumentNode(typed ?? .string(text), span)
    }
    checkPresence(of: tag, at: span)
    // A tag gives a quoted scalar a type, too.
    let tagged = CoreSchema.value(of: text.text)
    switch (tag, tagged) {
    case ("!", _), (YAMLComposer.ownTags + "str", _): return DocumentNode(.string(text), span)
    case (YAMLComposer.ownTags + "null", .null?), (YAMLComposer.ownTags + "bool", .bool?),
      (YAMLComposer.ownTags + "int", .number?), (YAMLComposer.ownTags + "float", .number?):
      return DocumentNode(tagged ?? .null, span)
    default:
      valueProblems.append(unknownTag(tag, at: span))
      return DocumentNode(typed ?? .string(text), span)
    }
  }

  /// Notes a tag that an array or an object cannot have.
  mutating func checkTag(_ tag: String?, of node: DocumentNode) {
    guard let tag else { return }
    checkPresence(of: tag, at: node.span)
    switch (tag, node.value) {
    case ("!", _), (YAMLComposer.ownTags + "seq", .array), (YAMLComposer.ownTags + "map", .object):
      return
    default: valueProblems.append(unknownTag(tag, at: node.span))
    }
  }

  /// Notes a plain scalar that YAML 1.1 read as a boolean, or by the portable rules as anything else.
  mutating func checkAmbiguity(of text: DocumentText) {
    if CoreSchema.wasBoolean(text.text) {
      valueProblems.append(ambiguousBoolean(text))
    } else if rules == .portable, let reading = AmbiguousScalar.reading(of: text.text) {
      valueProblems.append(ambiguousScalar(text, reading))
    }
  }

  /// Notes a tag where the rules have none.
  mutating func checkPresence(of tag: String?, at span: Span) {
    if rules == .portable, tag != nil { valueProblems.append(tagProblem(at: span)) }
  }

  /// The text of a scalar with the bytes it was read from.
  mutating func documentText(
    _ scalar: YAMLEvent.Scalar,
    _ properties: YAMLEvent.Properties,
    at span: Span
  ) -> DocumentText {
    var literal = span
    if properties.anchor != nil || properties.tag != nil {
      literal.start = literalStart(in: span)
    }
    let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    let quotes = isQuoted && literal.end - literal.start >= 2 ? 1 : 0
    let content = file.bytes[literal.start + quotes..<literal.end - quotes]
    let text: DocumentText
    if content.elementsEqual(scalar.text) {
      text = DocumentText(
        text: Text(content),
        span: literal,
        notation: .verbatim(contentStart: content.startIndex)
      )
    } else {
      text = DocumentText(
        text: Text(scalar.text[...]),
        span: literal,
        notation: scalar.style == .doubleQuoted && isJSON(content, for: scalar.text)
          ? .jsonEscaped : .folded
      )
    }
    if scalar.text.contains(0) { valueProblems.append(nul(in: text)) }
    return text
  }

  /// Where the literal of a scalar begins that has an anchor, a tag or both before it.
  private func literalStart(in span: Span) -> Int {
    let bytes = file.bytes
    var index = span.start
    while index < span.end {
      switch bytes[index] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        while index < span.end, !isSpace(bytes[index]) { index += 1 }
      case UInt8(ascii: "#"):
        while index < span.end, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      case let byte where isSpace(byte): index += 1
      default: return index
      }
    }
    return span.end
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Whether a JSON reader would decode `content` to `text`, too.
  private func isJSON(_ content: ArraySlice<UInt8>, for text: [UInt8]) -> Bool {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.count)
    var index = content.startIndex
    while index < content.endIndex {
      if content[index] == UInt8(ascii: "\\") {
        guard let escape = JSONEscape.read(at: index, in: file.bytes) else { return false }
        decoded += UTF8.encode(escape.scalar) ?? UTF8.encodedReplacementCharacter
        index += escape.length
      } else {
        decoded.append(content[index])
        index += 1
      }
    }
    return decoded == text
  }
}
