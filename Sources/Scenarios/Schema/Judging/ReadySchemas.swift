internal import Diagnostics
internal import ScenarioKit

/// A schema and all that it leads to, made ready.
struct ReadySchemas {
  /// The schemas by their numbers; the first is the one that was asked for.
  private(set) var list: [ReadySchema] = []
  private let library: SchemaLibrary
  /// The numbers of the schemas that are referred to.
  private var numbers: [SchemaReference: Int] = [:]

  /// Makes a schema ready.
  init(_ schema: JSONSchema, in library: SchemaLibrary) {
    self.library = library
    _ = add(schema)
  }

  private mutating func add(_ schema: JSONSchema) -> Int {
    let number = list.count
    list.append(ReadySchema(keywords: []))
    fill(number, with: schema)
    return number
  }

  private mutating func fill(_ number: Int, with schema: JSONSchema) {
    var keywords: [ReadyKeyword] = []
    for keyword in schema.keywords {
      if let keyword = ready(keyword) { keywords.append(keyword) }
    }
    list[number].keywords = keywords
  }

  /// The number of what a reference leads to; nil where there is nothing.
  private mutating func number(of reference: SchemaReference) -> Int? {
    if let number = numbers[reference] { return number }
    guard let schema = library.schema(reference) else { return nil }
    // It may refer to itself, so that it has its number before it is ready.
    let number = list.count
    numbers[reference] = number
    list.append(ReadySchema(keywords: []))
    fill(number, with: schema)
    return number
  }

  private mutating func ready(_ keyword: Keyword) -> ReadyKeyword? {
    switch keyword {
    case .reference(let reference): return number(of: reference).map { .reference($0) }
    case .anyOf(let schemas): return .anyOf(choice(schemas))
    case .oneOf(let schemas): return .oneOf(choice(schemas))
    case .propertyNames(let schema): return .propertyNames(add(schema))
    case .items(let schema): return .items(add(schema))
    case .members(let members):
      let named = members.named.map { ($0.key, add($0.schema)) }
      var others: Int?
      if case .schema(let schema) = members.others { others = add(schema) }
      return .members(
        ReadyMembers(
          named: Dictionary(named) { first, _ in first },
          others: others,
          schemas: members
        )
      )
    case .enumeration(let values): return .words(ReadyWords(values))
    case .required(let keys): return .required(keys)
    case .nothing, .type, .const, .least, .most, .minimum, .maximum, .pattern:
      return .plain(keyword)
    }
  }

  private mutating func choice(_ schemas: [JSONSchema]) -> ReadyChoice {
    let own = schemas.map { words(of: $0) }
    let marks = (own.first ?? []).compactMap { key, _ -> ReadyChoice.Mark? in
      let words = own.compactMap { words in words.first { $0.key == key }?.word }
      guard words.count > 1, words.count == schemas.count else { return nil }
      return ReadyChoice.Mark(key: key, words: words)
    }
    return ReadyChoice(schemas: schemas.map { add($0) }, marks: marks)
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
}
