internal import Diagnostics
internal import ScenarioKit

extension SuiteTypesReader {
  /// The type of a schema's values.
  ///
  /// - Parameter name: what a type of its own is called if the schema has no name in `$defs`.
  mutating func type(of schema: JSONSchema, named name: String) -> ScenarioType {
    for case .reference(let reference) in schema.keywords {
      guard let target = library.schema(reference) else { return .anything }
      return type(of: target, named: reference.name?.string ?? name)
    }
    for keyword in schema.keywords {
      switch keyword {
      case .enumeration(let values): return type(of: values, schema, named: name)
      case .const(let value): return Self.type(of: value)
      case .type(let kinds): return type(of: kinds, schema, named: name)
      default: continue
      }
    }
    return type(ofOneOf: schema.alternatives, named: name)
  }

  private mutating func type(ofOneOf choices: [JSONSchema], named name: String) -> ScenarioType {
    let types = choices.map { choice in
      // Its own name says which of them one is, and nobody says that of two without names.
      choice.isObject(in: library) ? .object : type(of: choice, named: name)
    }
    return types.allSatisfy { $0 == types.first } ? types.first ?? .anything : .anything
  }

  private mutating func type(
    of values: [JSONValue],
    _ schema: JSONSchema,
    named name: String
  ) -> ScenarioType {
    let words = values.compactMap(\.string)
    guard words.count == values.count else { return .anything }
    return define(name, schema) { _ in .words(words) }
  }

  private static func type(of value: JSONValue) -> ScenarioType {
    switch value {
    case .bool: .truth
    case .string: .text
    default: .anything
    }
  }

  private mutating func type(of kinds: [JSONKind], _ schema: JSONSchema, named name: String)
    -> ScenarioType
  {
    let others = kinds.filter { $0 != .null }
    guard others.count == 1 else { return .anything }
    let type: ScenarioType =
      switch others[0] {
      case .null: .anything
      case .boolean: .truth
      case .string: .text
      case .number: .number
      case .integer: .whole(isShort: schema.isShort)
      case .array: .list(schema.items.map { self.type(of: $0, named: name + "Item") } ?? .anything)
      case .object: self.type(ofObject: schema, named: name)
      }
    return others.count == kinds.count ? type : .nullable(type)
  }

  private mutating func type(ofObject schema: JSONSchema, named name: String) -> ScenarioType {
    for case .members(let members) in schema.keywords {
      switch members.others {
      case .none where !members.named.isEmpty:
        return define(name, schema) { .object($0.members(of: schema, named: name)) }
      case .schema(let others) where members.named.isEmpty:
        return .map(type(of: others, named: name + "Value"))
      default: return .object
      }
    }
    return .object
  }
}

extension JSONSchema {
  /// Whether its values are objects, behind its references.
  fileprivate func isObject(in library: SchemaLibrary) -> Bool {
    library.resolved(self).keywords.contains { keyword in
      if case .type([.object]) = keyword { true } else { false }
    }
  }

  /// What an array's items are held to.
  fileprivate var items: JSONSchema? {
    for case .items(let items) in keywords { return items }
    return nil
  }

  /// Whether every number that it takes fits into 32 bits.
  fileprivate var isShort: Bool {
    let limits = keywords.compactMap { keyword in
      switch keyword {
      case .minimum(let least) where least >= Double(Int32.min): true
      case .maximum(let most) where most <= Double(Int32.max): true
      default: nil
      }
    }
    return limits.count == 2
  }
}
