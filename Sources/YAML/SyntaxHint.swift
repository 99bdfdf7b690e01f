internal import Diagnostics

/// The mistake behind YAML that cannot be read, where its lines show which it is.
struct SyntaxHint {
  /// What is wrong.
  let message: String
  /// What to do about it.
  let help: String
  /// Where it is.
  let span: Span

  private init(_ message: String, help: String, at span: Span) {
    self.message = message
    self.help = help
    self.span = span
  }

  /// Looks at the lines around a failure, which libyaml found at `span`, about what began at `context`.
  static func find(
    for failure: LibYAMLFailure,
    at span: Span,
    context: Span?,
    in bytes: [UInt8]
  ) -> SyntaxHint? {
    let line = YAMLLine(around: span.start, in: bytes)
    switch failure.problem {
    case "did not find expected key":
      return unquoted(line) ?? outdented(line)
    case "mapping values are not allowed in this context":
      return indented(line)
    case "could not find expected ':'":
      return context.flatMap { withoutColon(YAMLLine(around: $0.start, in: bytes)) }
    case "found unexpected end of stream":
      return context.flatMap { unended(at: $0, in: bytes) }
    default:
      return nil
    }
  }

  /// A quote that nothing ends before the file does.
  private static func unended(at quote: Span, in bytes: [UInt8]) -> SyntaxHint? {
    let sign = Text(bytes[quote.start..<quote.end]).string
    return SyntaxHint(
      "nothing ends the text that begins here",
      help: "end it with \(sign)",
      at: quote
    )
  }

  /// `catalogue: {locale}.json`: an object, and then something.
  private static func unquoted(_ line: YAMLLine) -> SyntaxHint? {
    guard let value = line.value, let first = value.text.first,
      let end = [UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "["): UInt8(ascii: "]")][first],
      let close = value.text.lastIndex(of: end), close < value.text.endIndex - 1
    else { return nil }
    let text = Text(value.text)
    let sign = first == UInt8(ascii: "{") ? "an object" : "an array"
    return SyntaxHint(
      "a value that begins with `\(Character(Unicode.Scalar(first)))` is \(sign), and more stands after it",
      help: "\(Text(line.key).string): '\(text.string.replacing("'", with: "''"))'",
      at: value.span
    )
  }

  /// A line that begins left of the one above it, and not where any line that is still open does.
  private static func outdented(_ line: YAMLLine) -> SyntaxHint? {
    let open = line.openIndents
    guard let above = open.first, line.indent < above, !open.contains(line.indent)
    else { return nil }
    let places = open.map(String.init).joined(separator: " or ")
    return SyntaxHint(
      "this line begins after \(spaces(line.indent)), where those that it may belong with begin after \(places)",
      help: "indent it with \(places) spaces",
      at: line.keySpan
    )
  }

  /// A key that begins right of the one above it, which has a value of its own.
  private static func indented(_ line: YAMLLine) -> SyntaxHint? {
    guard let above = line.above, line.indent > above.indent, above.value != nil, !line.isItem
    else { return nil }
    return SyntaxHint(
      "this line begins right of the one above, as if it belonged to it, and that has a value already",
      help: above.indent == 0 ? "do not indent it" : "indent it with \(spaces(above.indent))",
      at: line.keySpan
    )
  }

  private static func withoutColon(_ line: YAMLLine) -> SyntaxHint? {
    guard !line.key.isEmpty, line.value == nil else { return nil }
    let text = Text(line.key)
    return SyntaxHint(
      "a key needs a colon and a value after it, and this line has no colon",
      help: text.string.contains(" ")
        ? text.string.split(separator: " ", maxSplits: 1).joined(separator: ": ")
        : "\(text.string): …",
      at: line.keySpan
    )
  }

  private static func spaces(_ count: Int) -> String {
    count == 1 ? "1 space" : "\(count) spaces"
  }
}
