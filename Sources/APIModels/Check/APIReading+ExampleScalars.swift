internal import Diagnostics
internal import Documents

extension APIReading {
  /// Holds an example to a scalar and its limits.
  mutating func check(_ node: DocumentNode, _ scalar: APIScalar, _ path: ExamplePath) {
    switch (scalar, node.value) {
    case (.text(let type), .string(let text)): check(text.text.string, type, node, path)
    case (.date, .string(let text)):
      if !TextForm.isDate(text.text) {
        wrong(
          "models/example-format",
          node,
          path,
          "must be a date such as 2026-03-04, not \(seen(node))"
        )
      }
    case (.time, .string(let text)):
      if !TextForm.isTime(text.text) {
        wrong(
          "models/example-format",
          node,
          path,
          "must be a time such as 2026-03-04T06:00:00.000Z, not \(seen(node))"
        )
      }
    case (.integer(let type), .number(let digits)): check(digits, type, node, path)
    case (.number(let limits), .number(let digits)): check(digits, limits, node, path)
    case (.boolean, .bool): break
    default:
      let isUnquoted = scalar.isWritten && !node.isContainer
      wrong(
        "models/example-type",
        node,
        path,
        "must be \(scalar.name), not \(node.kindName)",
        help: isUnquoted ? "'\(written(node))'" : nil
      )
    }
  }

  private mutating func check(
    _ text: String,
    _ type: APIText,
    _ node: DocumentNode,
    _ path: ExamplePath
  ) {
    if type.format == .uuid, !TextForm.isUUID(text) {
      wrong(
        "models/example-format",
        node,
        path,
        "must be a UUID such as 7d0c0a52-9a55-4a6e-8f0e-2f6f0f9c1a01, not \(seen(node))"
      )
    }
    let length = text.unicodeScalars.count
    if !type.length.contains(Int64(length)) {
      wrong(
        "models/example-limit",
        node,
        path,
        "has \(length) characters and must have \(type.length.words)"
      )
    }
    if let pattern = type.pattern, !pattern.matches(text) {
      wrong(
        "models/example-limit",
        node,
        path,
        "must be made as \(Text(pattern.source).shown), and \(seen(node)) is not"
      )
    }
  }

  private mutating func check(
    _ digits: Text,
    _ type: APIInteger,
    _ node: DocumentNode,
    _ path: ExamplePath
  ) {
    guard let value = JSONNumber.whole(digits), type.width.range.contains(value) else {
      let bits = type.width == .int32 ? 32 : 64
      wrong(
        "models/example-type",
        node,
        path,
        "must be a whole number of \(bits) bits, not \(seen(node))"
      )
      return
    }
    if !type.limits.contains(value) {
      wrong("models/example-limit", node, path, "is \(value) and must be \(type.limits.words)")
    }
  }

  private mutating func check(
    _ digits: Text,
    _ limits: APILimits<Double>,
    _ node: DocumentNode,
    _ path: ExamplePath
  ) {
    guard let value = JSONNumber.double(digits) else {
      wrong("models/example-type", node, path, "must be a finite number, not \(seen(node))")
      return
    }
    if !limits.contains(value) {
      wrong("models/example-limit", node, path, "is \(seen(node)) and must be \(limits.words)")
    }
  }

  /// Holds an example to a named enum.
  mutating func check(_ node: DocumentNode, wordsOf index: Int, _ path: ExamplePath) {
    guard case .string(let text) = node.value else {
      wrong(
        "models/example-type",
        node,
        path,
        "must be a word of \(schemas[index].name), not \(node.kindName)",
        help: node.isContainer ? nil : "'\(written(node))'"
      )
      return
    }
    if schemas[index].wordIndices[text.text] == nil { unknownWord(text, of: index, path) }
  }

  /// Tells a word that an enum or a union does not have.
  mutating func unknownWord(_ text: DocumentText, of index: Int, _ path: ExamplePath) {
    let words = mayCompare ? schemas[index].wordIndices.keys.map(\.string).sorted() : []
    let meant = closest(to: text.text.string, among: words)
    report(
      "models/example-word",
      text.span,
      "\(path.shown) is `\(text.text.shown)`, which is no word of \(schemas[index].name)",
      help: meant.map { "did you mean `\($0)`?" }
        ?? (words.isEmpty ? nil : "its words are " + quoted(Array(words.prefix(20))))
    )
  }

  /// Tells something that is wrong with an example.
  mutating func wrong(
    _ id: String,
    _ node: DocumentNode,
    _ path: ExamplePath,
    _ message: String,
    help: String? = nil
  ) {
    let span = node.isContainer ? head(of: node) : node.span
    report(id, span, "\(path.shown) \(message)", help: help)
  }

  /// What stands there, for the end of a sentence.
  func seen(_ node: DocumentNode) -> String {
    node.isContainer ? node.kindName : "`\(written(node))`"
  }
}

extension DocumentNode {
  /// Whether it is an array or an object.
  fileprivate var isContainer: Bool {
    switch value {
    case .array, .object: true
    case .null, .bool, .number, .string: false
    }
  }
}

extension APIScalar {
  /// What it is, in words for people.
  fileprivate var name: String {
    switch self {
    case .text: "a text"
    case .date: "a date in quotes"
    case .time: "a time in quotes"
    case .integer: "a whole number"
    case .number: "a number"
    case .boolean: "true or false"
    }
  }

  /// Whether it is a text on the wire.
  fileprivate var isWritten: Bool {
    switch self {
    case .text, .date, .time: true
    case .integer, .number, .boolean: false
    }
  }
}

extension APILimits {
  /// The limits in words: `1 to 500`, `at least 1`.
  var words: String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): "\(minimum) to \(maximum)"
    case (let minimum?, nil): "at least \(minimum)"
    case (nil, let maximum?): "at most \(maximum)"
    case (nil, nil): "anything"
    }
  }
}
