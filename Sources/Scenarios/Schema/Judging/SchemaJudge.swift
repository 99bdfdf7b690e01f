internal import APIModels
internal import Diagnostics
public import Documents
internal import ScenarioKit

/// Judges values by a schema, and says of each fault where it is.
public struct SchemaJudge: Sendable {
  let library: SchemaLibrary

  /// Judges by the schemas of a library.
  public init(_ library: SchemaLibrary) {
    self.library = library
  }

  /// Everything in a value that is not as a schema has it; none where it is right.
  public func faults(of node: DocumentNode, by schema: JSONSchema) -> [SchemaFault] {
    faults(of: node, by: schema, depth: 0)
  }

  func faults(of node: DocumentNode, by schema: JSONSchema, depth: Int) -> [SchemaFault] {
    var found: [SchemaFault] = []
    for keyword in schema.keywords {
      // A fault is often found by the file in common and by the suite's own.
      for fault in faults(of: node, by: keyword, depth: depth) where !found.contains(fault) {
        found.append(fault)
      }
    }
    return found
  }

  private func faults(of node: DocumentNode, by keyword: Keyword, depth: Int) -> [SchemaFault] {
    func fault(_ message: String, _ help: String? = nil) -> [SchemaFault] {
      [SchemaFault(span: node.span, message: message, help: help, depth: depth)]
    }
    switch keyword {
    case .nothing: return fault("nothing can stand here")
    case .reference(let reference):
      return library.schema(reference).map { faults(of: node, by: $0, depth: depth) } ?? []
    case .type(let kinds):
      if kinds.contains(where: { $0.holds(node) }) { return [] }
      return fault("\(Self.choice(kinds.map(\.words))) stands here, not \(node.kindName)")
    case .const(let value):
      return value == JSONValue(node) ? [] : fault("only `\(value.text)` stands here")
    case .enumeration(let values):
      return values.contains(JSONValue(node)) ? [] : [wrongWord(node, values, depth: depth)]
    case .anyOf(let schemas): return best(of: schemas, for: node, depth: depth)
    case .oneOf(let schemas): return just(oneOf: schemas, for: node, depth: depth)
    case .members, .required, .propertyNames:
      guard case .object(let members) = node.value else { return [] }
      return self.members(members, of: node, by: keyword, depth: depth)
    case .items(let schema):
      guard case .array(let items) = node.value else { return [] }
      return items.flatMap { faults(of: $0, by: schema, depth: depth + 1) }
    case .least(let counted, let least):
      guard let count = counted.count(of: node), count < least else { return [] }
      return fault("\(counted.words(least)) is the least there can be, not \(count)")
    case .most(let counted, let most):
      guard let count = counted.count(of: node), count > most else { return [] }
      return fault("\(counted.words(most)) is the most there can be, not \(count)")
    case .minimum(let least):
      guard let number = Self.number(node), number < least else { return [] }
      return fault("it is \(JSONValue.double(least).text) at least")
    case .maximum(let most):
      guard let number = Self.number(node), number > most else { return [] }
      return fault("it is \(JSONValue.double(most).text) at most")
    case .pattern(let matcher):
      guard case .string(let text) = node.value, !matcher.matches(text.text.string) else {
        return []
      }
      return fault("the text does not have the form `\(matcher.pattern.source)`")
    }
  }

  private static func number(_ node: DocumentNode) -> Double? {
    if case .number = node.value { JSONValue(node).double } else { nil }
  }

  static func choice(_ words: [String]) -> String {
    [words.dropLast().joined(separator: ", "), words.suffix(1).joined()].filter { !$0.isEmpty }
      .joined(separator: " or ")
  }
}
