internal import Diagnostics
internal import Documents

extension APIReading {
  /// A text; `name` says what it is: "`description`".
  mutating func text(_ node: DocumentNode, _ name: String) -> DocumentText? {
    if case .string(let text) = node.value { return text }
    var help: String?
    switch node.value {
    case .number, .bool: help = "put it between quotes: '\(written(node))'"
    case .null where !written(node).isEmpty: help = "put it between quotes: '\(written(node))'"
    case .null, .string, .array, .object: break
    }
    report(
      "models/wrong-type",
      node.span,
      "\(name) must be a text, not \(node.kindName)",
      help: help
    )
    return nil
  }

  /// The text of a key, if it is there.
  mutating func text(_ fields: Fields, _ key: String) -> String? {
    fields[key].flatMap { text($0, "`\(key)`") }?.text.string
  }

  /// What a thing means, without white space around it; nil if nothing is said.
  mutating func description(_ fields: Fields, _ key: String = "description") -> String? {
    guard let text = text(fields, key) else { return nil }
    let trimmed = text.drop(while: \.isWhitespace)
    let end = trimmed.lastIndex { !$0.isWhitespace }.map(trimmed.index(after:))
    return end.map { String(trimmed[..<$0]) }
  }

  /// `true` or `false`; nil where it is left out or something else.
  mutating func boolean(_ fields: Fields, _ key: String) -> Bool? {
    guard let node = fields[key] else { return nil }
    if case .bool(let isTrue) = node.value { return isTrue }
    report(
      "models/wrong-type",
      node.span,
      "`\(key)` must be true or false, not \(node.kindName)",
      help: "\(key): true"
    )
    return nil
  }

  /// The elements of an array; none for anything else.
  mutating func elements(_ node: DocumentNode, _ name: String) -> [DocumentNode] {
    if case .array(let elements) = node.value { return elements }
    report("models/wrong-type", node.span, "\(name) must be an array, not \(node.kindName)")
    return []
  }

  /// The members of an object whose keys are names; none for anything else.
  mutating func members(_ node: DocumentNode, _ name: String) -> [DocumentNode.Member] {
    if case .object = node.value { return node.effectiveMembers }
    report("models/wrong-type", node.span, "\(name) must be an object, not \(node.kindName)")
    return []
  }

  /// What stands in the file, short enough for a sentence.
  func written(_ node: DocumentNode) -> String {
    Text(file.bytes[node.span.start..<node.span.end]).shown
  }
}
