internal import Diagnostics
internal import Documents
internal import ScenarioKit

extension SchemaReader {
  mutating func text(_ node: DocumentNode, of word: String) -> String? {
    if case .string(let text) = node.value { return text.text.string }
    tellKind(node, of: word, "a text")
    return nil
  }

  mutating func items(_ node: DocumentNode, of word: String) -> [DocumentNode] {
    if case .array(let items) = node.value, !items.isEmpty || word == "required" { return items }
    tellKind(node, of: word, "an array with something in it")
    return []
  }

  mutating func members(_ node: DocumentNode, of word: String) -> [DocumentNode.Member] {
    if case .object(let members) = node.value { return members }
    tellKind(node, of: word, "an object")
    return []
  }

  mutating func schemas(_ node: DocumentNode, of word: String) -> [JSONSchema] {
    items(node, of: word).map { schema($0) }
  }

  mutating func number(_ node: DocumentNode, of word: String) -> Double? {
    if let number = JSONValue(node).double { return number }
    tellKind(node, of: word, "a number")
    return nil
  }

  mutating func count(_ node: DocumentNode, of word: String) -> Int? {
    if let count = JSONValue(node).int, count >= 0 { return Int(count) }
    tellKind(node, of: word, "a whole number, 0 or more")
    return nil
  }

  /// The kinds that `type` names: one, or several in an array.
  mutating func kinds(_ node: DocumentNode) -> [JSONKind] {
    let nodes: [DocumentNode] = if case .array(let items) = node.value { items } else { [node] }
    return nodes.compactMap { node in
      guard let word = text(node, of: "type") else { return nil }
      if let kind = JSONKind(rawValue: word) { return kind }
      let all = JSONKind.allCases.map(\.rawValue)
      tell(
        node.span,
        "there is no type `\(word)`",
        help: Suggestion.closest(to: word, among: all).map { "did you mean `\($0)`?" }
          ?? "there are " + all.map { "`\($0)`" }.joined(separator: ", ")
      )
      return nil
    }
  }

  /// Reads `$ref`: to the file itself or one beside it, its whole or a name in its `$defs`.
  mutating func reference(_ node: DocumentNode) -> SchemaReference? {
    guard let text = text(node, of: "$ref") else { return nil }
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts[0].isEmpty ? name : String(parts[0])
    let pointer = parts.count > 1 ? parts[1] : ""
    if pointer.isEmpty, !text.isEmpty { return SchemaReference(file) }
    let prefix = "/$defs/"
    let target = pointer.dropFirst(prefix.count)
    guard pointer.hasPrefix(prefix), !target.isEmpty,
      !target.utf8.contains(where: "/~%".utf8.contains)
    else {
      diagnostics.append(
        Diagnostic(
          "scenarios/schema-reference",
          .error,
          at: source.place(node.span),
          "`$ref` leads to a file beside this one or to a name in `$defs`, not to `\(text)`",
          help: "#/$defs/…"
        )
      )
      return nil
    }
    return SchemaReference(file, Text(String(target)))
  }

  mutating func tellKind(_ node: DocumentNode, of word: String, _ kind: String) {
    tell(node.span, "`\(word)` is \(kind), not \(node.kindName)")
  }
}
