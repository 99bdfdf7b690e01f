internal import Diagnostics
internal import Documents

/// Judges values by schemas that are ready.
struct SchemaJudging {
  let schemas: [ReadySchema]

  /// What is wrong with a value, each fault once: many are found by the file in common and by the
  /// suite's own.
  func faults(of node: DocumentNode, by schema: Int, depth: Int) -> [SchemaFault] {
    var found: [SchemaFault] = []
    judge(node, by: schema, depth: depth, &found)
    if found.count < 2 { return found }
    var seen: Set<SchemaFault> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// Adds what is wrong with a value.
  func judge(_ node: DocumentNode, by schema: Int, depth: Int, _ found: inout [SchemaFault]) {
    for keyword in schemas[schema].keywords {
      switch keyword {
      case .plain(let keyword):
        if let message = node.problem(by: keyword) {
          found.append(SchemaFault(span: node.span, message: message, help: nil, depth: depth))
        }
      case .reference(let schema): judge(node, by: schema, depth: depth, &found)
      case .words(let words):
        if !words.hold(node) { found.append(wrongWord(node, words.values, depth: depth)) }
      case .anyOf(let choice): found += best(of: choice, for: node, depth: depth)
      case .oneOf(let choice): found += just(oneOf: choice, for: node, depth: depth)
      case .members, .required, .propertyNames:
        if case .object(let members) = node.value {
          judge(members, of: node, by: keyword, depth: depth + 1, &found)
        }
      case .items(let schema):
        guard case .array(let items) = node.value else { continue }
        for item in items { judge(item, by: schema, depth: depth + 1, &found) }
      }
    }
  }
}
