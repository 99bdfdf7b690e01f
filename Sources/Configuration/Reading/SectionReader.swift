internal import Diagnostics
internal import Documents

/// Reads the keys of one section.
///
/// The keys asked for are the keys there are: whatever else is written is unknown.
struct SectionReader {
  let file: SourceFile
  /// The section's path, such as `words.formats`; empty for the whole file.
  private let path: String
  /// The section's own key.
  let place: Place
  let node: DocumentNode
  private var known: [String] = []
  /// Whether sections that are left out are read too, to learn their keys.
  private let isCollecting: Bool
  private var inner = Schema()
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the members of an object; anything else has none.
  init(
    _ node: DocumentNode,
    path: String = "",
    at place: Place,
    in file: SourceFile,
    isCollecting: Bool = false
  ) {
    self.isCollecting = isCollecting
    self.node = node
    self.path = path
    self.place = place
    self.file = file
  }

  /// A key's value, or its default where it is left out or wrong.
  mutating func setting<Value>(
    _ key: String,
    _ reader: ValueReader<Value>,
    default value: Value
  ) -> Setting<Value> {
    setting(key, reader) ?? Setting(value, at: place)
  }

  /// A key's value, or nil where it is left out or wrong.
  mutating func setting<Value>(_ key: String, _ reader: ValueReader<Value>) -> Setting<Value>? {
    guard let node = value(of: key) else { return nil }
    let place = file.place(node.span)
    switch reader.read(node) {
    case .value(let value):
      return Setting(value, at: place)
    case .wrongType:
      wrongType(node, of: key, expected: reader.expected)
    case .invalid(let span, let help):
      let span = span ?? node.span
      report(
        "config/invalid-value",
        span,
        "`\(name(of: key))` must be \(reader.expected), not \(quoted(span))",
        help: help
      )
    }
    return nil
  }

  /// A key's own section, or nil where it is left out or no section.
  ///
  /// A section with nothing in it has its defaults.
  mutating func section<Value>(
    _ key: String,
    _ read: (inout SectionReader) -> Value
  ) -> Value? {
    guard let member = member(key) else {
      if isCollecting { collect(key, read) }
      return nil
    }
    switch member.value.value {
    case .object, .null: break
    case .bool, .number, .string, .array:
      wrongType(
        member.value,
        of: key,
        expected: "a section with keys of its own",
        help: Schema.all.help(for: member.value, inPlaceOf: name(of: key))
      )
      return nil
    }
    let place = file.place(member.key.span)
    var section = SectionReader(member.value, path: name(of: key), at: place, in: file)
    let value = read(&section)
    diagnostics += section.finished()
    return value
  }

  /// The keys that were asked for, here and in the sections within.
  var schema: Schema {
    var schema = inner
    schema.add(path, known)
    return schema
  }

  private mutating func collect<Value>(_ key: String, _ read: (inout SectionReader) -> Value) {
    let nothing = DocumentNode(.object([]), Span(0, 0))
    var section = SectionReader(
      nothing,
      path: name(of: key),
      at: place,
      in: file,
      isCollecting: true
    )
    _ = read(&section)
    for (path, keys) in section.schema.sections { inner.add(path, keys) }
  }

  /// The formats under `number`, `date` or `time`.
  mutating func namedFormats(_ key: String) -> [NamedFormat] {
    section(key) { formats in formats.everySection { $0.options(of: $1) } } ?? []
  }

  /// The diagnostics, after those about keys that nobody asked for.
  func finished() -> [Diagnostic] {
    var diagnostics = diagnostics
    for member in node.effectiveMembers {
      let key = member.key.text.string
      guard !known.contains(key) else { continue }
      let suggestion = Suggestion.closest(to: key, among: known)
      diagnostics.append(
        Diagnostic(
          "config/unknown-key",
          .error,
          at: file.place(member.key.span),
          path.isEmpty ? "there is no key `\(key)`" : "`\(path)` has no key `\(key)`",
          help: Schema.all.help(forStray: key) ?? suggestion.map { "did you mean `\($0)`?" }
            ?? "its keys are " + known.map { "`\($0)`" }.joined(separator: ", ")
        )
      )
    }
    return diagnostics
  }

  // MARK: - Keys that are names

  /// Reads every key as a section of its own: keys that are names, not options.
  private mutating func everySection<Value>(
    _ read: (inout SectionReader, DocumentNode.Member) -> Value
  ) -> [Value] {
    node.effectiveMembers.compactMap { member in
      section(member.key.text.string) { read(&$0, member) }
    }
  }

  private mutating func options(of format: DocumentNode.Member) -> NamedFormat {
    var options: [NamedFormat.Option] = []
    for member in node.effectiveMembers {
      let name = member.key.text.string
      if let value = setting(name, .scalar) {
        options.append(NamedFormat.Option(name: name, value: value.value, place: value.place))
      }
    }
    return NamedFormat(
      name: format.key.text.string,
      place: file.place(format.key.span),
      options: options
    )
  }

  // MARK: - Members

  private mutating func value(of key: String) -> DocumentNode? {
    guard let member = member(key) else { return nil }
    if case .null = member.value.value {
      report(
        "config/wrong-type",
        member.key.span,
        "`\(name(of: key))` has no value",
        help: "write a value after the colon, or take the line out for the default"
      )
      return nil
    }
    return member.value
  }

  private mutating func member(_ key: String) -> DocumentNode.Member? {
    known.append(key)
    return node.member(Text(key))
  }

  // MARK: - Messages

  private func name(of key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }

  /// What stands at a span, short enough for a sentence.
  private func quoted(_ span: Span) -> String {
    let bytes = file.bytes[span.start..<span.end]
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }.prefix(60)
    return "`\(String(decoding: line, as: UTF8.self))\(line.count < bytes.count ? "…" : "")`"
  }

  private mutating func wrongType(
    _ node: DocumentNode,
    of key: String,
    expected: String,
    help: String? = nil
  ) {
    report(
      "config/wrong-type",
      node.span,
      "`\(name(of: key))` must be \(expected), not \(node.kindName)",
      help: help
    )
  }

  mutating func report(_ id: String, _ span: Span, _ message: String, help: String?) {
    diagnostics.append(Diagnostic(id, .error, at: file.place(span), message, help: help))
  }
}
