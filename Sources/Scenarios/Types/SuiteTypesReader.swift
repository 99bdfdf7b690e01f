internal import Diagnostics
internal import ScenarioKit

/// Finds the types of a suite's schema; where it says none that code could have, a value is anything.
struct SuiteTypesReader {
  private let file: SchemaFile
  let library: SchemaLibrary
  private var definitions: [ScenarioTypeDefinition] = []
  /// The names of those that were come to: a type may be part of itself.
  private var names: Set<String> = []

  init(_ file: SchemaFile, in library: SchemaLibrary) {
    self.file = file
    self.library = library
  }

  /// All types of the suite.
  mutating func types(of suite: String) -> SuiteTypes {
    for name in ["given", "seen", "judged", "finish"] {
      if let schema = file[Text(name)] { _ = type(of: schema, named: name) }
    }
    let words = file.words(in: library).map { word, schema in self.word(word, schema) } + rows
    return SuiteTypes(suite: suite, definitions: definitions, words: words)
  }

  /// A title without its marks: `{quantity} are ticked[ at {now}]` names members.
  private static func sentence(_ title: String) -> String {
    let plain = title.filter { !"[]".contains($0) }
      .replacing("{", with: "`").replacing("}", with: "`")
    return plain.prefix(1).uppercased() + plain.dropFirst()
  }

  /// The word of rows, where the suite has some.
  private var rows: [ScenarioWord] {
    mutating get {
      guard let schema = file.root[path: ["cases", "*", "input"]] else { return [] }
      if case .nothing? = schema.keywords.first { return [] }
      let type = type(of: schema, named: "input")
      let input = ScenarioMember(
        key: "input",
        type: type,
        isRequired: true,
        summary: schema.summary
      )
      return [ScenarioWord(word: "judge", summary: "A row is judged.", members: [input])]
    }
  }

  private mutating func word(_ word: String, _ schema: JSONSchema) -> ScenarioWord {
    ScenarioWord(
      word: word,
      summary: schema.summary ?? schema.title.map(Self.sentence),
      members: members(of: schema, named: word).filter { !["do", "expect"].contains($0.key) }
    )
  }

  /// Adds a type of the suite's own, whose members may come to it again.
  mutating func define(
    _ name: String,
    _ schema: JSONSchema,
    _ kind: (inout SuiteTypesReader) -> ScenarioTypeDefinition.Kind
  ) -> ScenarioType {
    if names.insert(name).inserted {
      let index = definitions.count
      let kind = kind(&self)
      let definition = ScenarioTypeDefinition(name: name, summary: schema.summary, kind: kind)
      definitions.insert(definition, at: index)
    }
    return .named(name)
  }

  /// The members of an object that are named, in the schema's order.
  mutating func members(of schema: JSONSchema, named name: String) -> [ScenarioMember] {
    var named: [(key: Text, schema: JSONSchema)] = []
    var required: [Text] = []
    for keyword in schema.keywords {
      if case .members(let members) = keyword { named += members.named }
      if case .required(let keys) = keyword { required += keys }
    }
    return named.map { key, schema in
      let key = key.string
      return ScenarioMember(
        key: key,
        type: type(of: schema, named: name + key.prefix(1).uppercased() + key.dropFirst()),
        isRequired: required.contains { $0.string == key },
        summary: schema.summary ?? library.resolved(schema).summary
      )
    }
  }
}
