internal import Diagnostics
internal import Documents

extension APIReading {
  /// The schema that a `$ref` leads to.
  mutating func schemaReference(_ node: DocumentNode) -> APIReference? {
    guard let name = referenceName(node, to: "schemas") else { return nil }
    guard let index = schemaIndices[name] else {
      unknownReference(node, name, to: "schemas", among: mayCompare ? schemas.map(\.name) : [])
      return nil
    }
    return APIReference(index: index, name: schemas[index].name)
  }

  /// The shared thing that a `$ref` leads to; nil if it leads nowhere or to one that was refused.
  mutating func shared<Value>(_ node: DocumentNode, in components: Components<Value>) -> Value? {
    guard let name = referenceName(node, to: components.section) else { return nil }
    guard let index = components.index(of: name) else {
      unknownReference(node, name, to: components.section, among: components.names)
      return nil
    }
    return components.values[index]
  }

  /// The last part of a `$ref` to a section of `components`.
  mutating func referenceName(_ node: DocumentNode, to section: String) -> Text? {
    guard let text = text(node, "a reference") else { return nil }
    let prefix = "#/components/\(section)/"
    guard text.text.bytes.starts(with: prefix.utf8) else {
      let name = text.text.bytes.split(separator: UInt8(ascii: "/")).last.map { Text($0).shown }
      report(
        "models/reference",
        text.span,
        "a reference leads to `\(prefix)…` of this file here, not to `\(text.text.shown)`",
        help: "'\(prefix)\(name ?? "Name")'"
      )
      return nil
    }
    return Text(text.text.bytes.dropFirst(prefix.utf8.count))
  }

  private mutating func unknownReference(
    _ node: DocumentNode,
    _ name: Text,
    to section: String,
    among names: [String]
  ) {
    let meant = closest(to: name.string, among: names)
    report(
      "models/unknown-reference",
      node.span,
      "there is no `\(name.shown)` in `components/\(section)`",
      help: meant.map { "did you mean `'#/components/\(section)/\($0)'`?" }
        ?? "components:\n  \(section):\n    \(name.shown): …"
    )
  }

  /// Whether a shared thing is only another `$ref`, which is told here.
  mutating func isOnlyReference(_ node: DocumentNode) -> Bool {
    guard let member = node.member("$ref") else { return false }
    report(
      "models/reference",
      member.key.span,
      "a component that is only another `$ref` is a second name for one thing",
      help: "remove it, and refer to the other one"
    )
    return true
  }
}
