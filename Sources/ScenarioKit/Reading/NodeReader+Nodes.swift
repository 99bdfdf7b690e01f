internal import Diagnostics
package import Documents

extension NodeReader {
  /// The members of an object that has these and no other.
  package mutating func object(_ node: DocumentNode, _ what: String, knows known: [String])
    -> [String: DocumentNode]?
  {
    guard let members = members(node, what) else { return nil }
    var found: [String: DocumentNode] = [:]
    for member in members {
      let key = member.key.text.string
      if known.contains(key) {
        found[key] = member.value
      } else {
        tell(
          .unknownMember,
          member.key.span,
          "\(what) has no `\(member.key.text.shown)`",
          help: Self.help(for: key, among: known)
        )
      }
    }
    return found
  }

  /// The members of an object.
  package mutating func members(_ node: DocumentNode, _ what: String) -> [DocumentNode.Member]? {
    if case .object(let members) = node.value { return members }
    tellKind(node, what, "an object")
    return nil
  }

  /// The items of an array.
  package mutating func items(_ node: DocumentNode, _ what: String) -> [DocumentNode]? {
    if case .array(let items) = node.value { return items }
    tellKind(node, what, "an array")
    return nil
  }

  /// A text that is not empty.
  package mutating func text(_ node: DocumentNode, _ what: String) -> String? {
    guard case .string(let text) = node.value else {
      tellKind(node, what, "a text")
      return nil
    }
    if text.text.isEmpty { tell(.value, node.span, "\(what) is empty") }
    return text.text.string
  }

  /// A text of a form.
  package mutating func text(
    _ node: DocumentNode,
    _ what: String,
    as form: TextForm,
    example: String
  )
    -> String?
  {
    guard let text = text(node, what) else { return nil }
    if text.isEmpty || form.fits(text) { return text }
    tell(
      .value,
      node.span,
      "\(what) is \(form.words), not `\(Text(text).shown)`",
      help: "such as \(example)"
    )
    return nil
  }

  /// A version such as `1.4.0`.
  package mutating func version(_ node: DocumentNode, _ what: String) -> String? {
    text(node, what, as: .version, example: "1.4.0")
  }

  /// A member that has to be there.
  package mutating func required(
    _ key: String,
    of members: [String: DocumentNode],
    _ node: DocumentNode,
    _ what: String = "the file"
  ) -> DocumentNode? {
    if let value = members[key] { return value }
    tell(.missingMember, Span(node.span.start, node.span.start + 1), "\(what) lacks `\(key)`")
    return nil
  }

  private mutating func tellKind(_ node: DocumentNode, _ what: String, _ kind: String) {
    tell(.value, node.span, "\(what) is \(kind), not \(node.kindName)")
  }
}
