internal import Diagnostics
internal import Documents
internal import ScenarioKit

extension SchemaJudging {
  /// What is wrong by the schema that a value comes nearest to; nothing where it is right by one.
  func best(of choice: ReadyChoice, for node: DocumentNode, depth: Int) -> [SchemaFault] {
    if let chosen = chosen(of: choice, for: node, depth: depth) { return chosen }
    var best: [SchemaFault]?
    for schema in choice.schemas {
      let faults = faults(of: node, by: schema, depth: depth)
      if faults.isEmpty { return [] }
      if best.map({ Self.isNearer(faults, $0) }) ?? true { best = faults }
    }
    return best ?? []
  }

  /// What is wrong where a value has to be right by just one schema.
  func just(oneOf choice: ReadyChoice, for node: DocumentNode, depth: Int) -> [SchemaFault] {
    if let chosen = chosen(of: choice, for: node, depth: depth) { return chosen }
    let right = choice.schemas.count { faults(of: node, by: $0, depth: depth).isEmpty }
    if right == 1 { return [] }
    if right == 0 { return best(of: choice, for: node, depth: depth) }
    return [
      SchemaFault(
        span: node.span,
        message: "it is right in \(right) ways, where one is to be meant",
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
  private func chosen(of choice: ReadyChoice, for node: DocumentNode, depth: Int)
    -> [SchemaFault]?
  {
    for mark in choice.marks {
      guard let member = node.member(mark.key), case .string(let text) = member.value.value else {
        continue
      }
      if let index = mark.words.firstIndex(of: text.text) {
        return faults(of: node, by: choice.schemas[index], depth: depth)
      }
      let words = mark.words.map { JSONValue.string($0.string) }
      return [wrongWord(member.value, words, depth: depth + 1)]
    }
    return nil
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
