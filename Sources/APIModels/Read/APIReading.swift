internal import Diagnostics
internal import Documents

/// A description while it is read: what is known of it so far, and all that is wrong with it.
///
/// Whatever was refused is nil, and what depends on it is not judged, so that one mistake is told once.
struct APIReading {
  /// The description.
  let file: SourceFile
  /// The named schemas, in order.
  var schemas: [SchemaDraft] = []
  /// Their indices by name.
  var schemaIndices: [Text: Int] = [:]
  /// The shared parameters.
  var parameters = Components<APIParameter>(section: "parameters")
  /// The shared headers; their names on the wire are where they are used.
  var headers = Components<APIHeader>(section: "headers")
  /// The shared answers.
  var responses = Components<APIResponse>(section: "responses")
  /// The ways to say who asks.
  var securitySchemes = Components<APISecurity>(section: "securitySchemes")
  /// The groups that operations are listed under.
  var tags: Set<Text> = []
  /// The names of all types, letter case aside.
  var typeNames = NameScope()
  /// Whether a union was refused, so that nobody knows which constants it would have been decided by.
  var hasRefusedUnion = false
  /// The constants that a union knows its branches by.
  var decidingConstants: Set<SchemaProperty> = []
  /// All that is wrong so far; every one is an error.
  private(set) var diagnostics: [Diagnostic] = []
  /// How many words were compared to find what was meant; bounded, so that a file of mistakes takes no
  /// time that grows with its square.
  private var comparisons = 0

  /// A property of a named schema.
  struct SchemaProperty: Hashable {
    let schema: Int
    let property: String
  }

  init(_ file: SourceFile) {
    self.file = file
  }

  /// Notes something that is wrong.
  mutating func report(
    _ id: String,
    _ span: Span,
    _ message: String,
    help: String? = nil,
    related: [(span: Span, message: String)] = []
  ) {
    diagnostics.append(
      Diagnostic(
        id,
        .error,
        at: file.place(span),
        message,
        help: help,
        related: related.map { Diagnostic.Related(file.place($0.span), $0.message) }
      )
    )
  }

  /// Whether it is worth collecting candidates for `closest`.
  var mayCompare: Bool { comparisons < 100_000 }

  /// The candidate that was probably meant by a word.
  mutating func closest(to word: String, among candidates: [String]) -> String? {
    guard mayCompare else { return nil }
    comparisons += candidates.count
    return Suggestion.closest(to: word, among: candidates)
  }

  /// The members of an object of the description; nil if it is something else.
  ///
  /// Keys that it does not have or must have are told here.
  mutating func fields(_ node: DocumentNode, _ vocabulary: Vocabulary) -> Fields? {
    guard case .object(let members) = node.value else {
      report(
        "models/wrong-type",
        node.span,
        "\(vocabulary.name) must be an object, not \(node.kindName)",
        help: "its keys are " + vocabulary.shown
      )
      return nil
    }
    let fields = Fields(node, members, vocabulary)
    for member in members where !vocabulary.keys.contains(where: member.key.text.equals) {
      unknownKey(member.key, vocabulary)
    }
    for key in vocabulary.needed where fields.member(key) == nil {
      report(
        "models/missing-key",
        head(of: node),
        "\(vocabulary.name) has no `\(key)`, and needs one",
        help: "\(key): …"
      )
    }
    return fields
  }

  private mutating func unknownKey(_ key: DocumentText, _ vocabulary: Vocabulary) {
    let name = key.text.string
    if let instead = vocabulary.instead[name] {
      report(
        "models/not-in-dialect",
        key.span,
        "\(vocabulary.name) takes no `\(name)` in this dialect",
        help: instead
      )
      return
    }
    let meant = closest(to: name, among: vocabulary.keys)
    report(
      "models/unknown-key",
      key.span,
      "\(vocabulary.name) has no key `\(key.text.shown)`",
      help: meant.map { "did you mean `\($0)`?" } ?? "its keys are " + vocabulary.shown
    )
  }

  /// The first line of a value, for a problem of the whole.
  func head(of node: DocumentNode) -> Span {
    let bytes = file.bytes[node.span.start..<node.span.end]
    return Span(node.span.start, bytes.firstIndex(of: UInt8(ascii: "\n")) ?? node.span.end)
  }

  /// Words in a sentence.
  func quoted(_ words: [String]) -> String {
    words.map { "`\($0)`" }.joined(separator: ", ")
  }
}

extension Text {
  /// Whether a string has the same bytes.
  func equals(_ string: String) -> Bool { bytes.elementsEqual(string.utf8) }
}
