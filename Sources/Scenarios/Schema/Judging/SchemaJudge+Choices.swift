internal import Diagnostics
internal import Documents
internal import ScenarioKit

extension SchemaJudge {
  /// What is wrong by the schema that a value comes nearest to; nothing where it is right by one.
  func best(of schemas: [JSONSchema], for node: DocumentNode, depth: Int) -> [SchemaFault] {
    if let chosen = chosen(of: schemas, for: node, depth: depth) { return chosen }
    var best: [SchemaFault]?
    for schema in schemas {
      let faults = faults(of: node, by: schema, depth: depth)
      if faults.isEmpty { return [] }
      if best.map({ Self.isNearer(faults, $0) }) ?? true { best = faults }
    }
    return best ?? []
  }

  /// What is wrong where a value has to be right by just one schema.
  func just(oneOf schemas: [JSONSchema], for node: DocumentNode, depth: Int) -> [SchemaFault] {
    if let chosen = chosen(of: schemas, for: node, depth: depth) { return chosen }
    let right = schemas.filter { faults(of: node, by: $0, depth: depth).isEmpty }
    if right.count == 1 { return [] }
    if right.isEmpty { return best(of: schemas, for: node, depth: depth) }
    return [
      SchemaFault(
        span: node.span,
        message: "it is right in \(right.count) ways, where one is to be meant",
        help: nil,
        depth: depth
      )
    ]
  }

  /// Whether a value comes nearer: what is wrong is deeper inside, or there is less of it.
  private static func isNearer(_ one: [SchemaFault], _ other: [SchemaFault]) -> Bool {
    let (first, second) = (one.map(\.depth).min() ?? 0, other.map(\.depth).min() ?? 0)
    return first == second ? one.count < other.count : first > second
  }

  /// What is wrong where all schemas tell themselves apart by one member's word, such as `do`; nil
  /// where they do not, or the member is no text.
  private func chosen(of schemas: [JSONSchema], for node: DocumentNode, depth: Int)
    -> [SchemaFault]?
  {
    guard case .object = node.value, let first = schemas.first else { return nil }
    // Most schemas have no word that tells them from others.
    let keys = words(of: first).map(\.key)
    if keys.isEmpty { return nil }
    let words = schemas.map { self.words(of: $0) }
    for key in keys {
      let own = words.map { $0.first { $0.key == key }?.word }
      guard own.count > 1, !own.contains(nil), let member = node.member(key),
        case .string(let text) = member.value.value
      else { continue }
      if let index = own.firstIndex(of: text.text) {
        return faults(of: node, by: schemas[index], depth: depth)
      }
      return [
        wrongWord(member.value, own.compactMap { $0 }.map { .string($0.string) }, depth: depth + 1)
      ]
    }
    return nil
  }

  /// The members that a schema has a fixed word for.
  private func words(of schema: JSONSchema) -> [(key: Text, word: Text)] {
    for case .members(let members) in library.resolved(schema).keywords {
      return members.named.compactMap { key, schema in
        for case .const(.string(let word)) in library.resolved(schema).keywords {
          return (key, Text(word))
        }
        return nil
      }
    }
    return []
  }

  /// A word that is none of those that there are.
  func wrongWord(_ node: DocumentNode, _ values: [JSONValue], depth: Int) -> SchemaFault {
    let words = values.map { $0.string ?? $0.text }
    var suggestion: String?
    var written = node.kindName
    if case .string(let text) = node.value {
      written = "`\(text.text.shown)`"
      suggestion = Suggestion.closest(to: text.text.string, among: words)
    }
    return SchemaFault(
      span: node.span,
      message: "\(written) is none of the words that stand here",
      help: suggestion.map { "did you mean `\($0)`?" }
        ?? "there is " + words.map { "`\($0)`" }.joined(separator: ", "),
      depth: depth
    )
  }
}
