internal import Diagnostics
internal import ScenarioKit

/// What a case may write of that which a suite's schema describes as a whole.
///
/// Of `given` it may leave out members at the top. Of what is seen it may leave out any, and put a
/// matcher in the place of any value, that fits what stands there.
struct PartialSchema {
  /// The folder of the derived files, in that of the schemas.
  static let folder = "partial"

  private let whole: SchemaFile
  private let library: SchemaLibrary
  private var definitions: [(name: Text, schema: JSONSchema)] = []
  /// The schemas still to be derived, and all that were or are to be.
  private var waiting: [SchemaReference] = []
  private var known: Set<SchemaReference> = []

  /// What is derived member by member, by its name in `$defs`.
  static let seen: [Text] = ["seen", "judged", "finish"]

  init(of whole: SchemaFile, in library: SchemaLibrary) {
    self.whole = whole
    self.library = library
    if let given = whole["given"] { definitions.append(("given", shallow(given))) }
    for root in Self.seen where whole[root] != nil {
      _ = name(of: SchemaReference(whole.name, root))
    }
    while let reference = waiting.popLast() {
      guard let schema = library.schema(reference) else { continue }
      let name = self.name(of: reference)
      definitions.append((Text(name), part(schema)))
      definitions.append((Text("\(name)\(Self.expected)"), alternatives(schema, part: name)))
    }
    definitions = definitions.sorted { $0.name < $1.name }
  }

  /// The file of schemas; nil where a file describes nothing that can be written in part.
  var file: SchemaFile? {
    if definitions.isEmpty { return nil }
    return SchemaFile(
      name: "\(Self.folder)/\(whole.name)",
      root: JSONSchema([]),
      definitions: definitions
    )
  }

  /// How the names end of what may be a matcher too.
  private static let expected = ".expected"

  /// An object any of whose members may be left out.
  private func shallow(_ schema: JSONSchema) -> JSONSchema {
    var schema = schema
    schema.keywords.removeAll { if case .required = $0 { true } else { false } }
    return schema
  }

  /// The name of what is derived from a schema, which is derived in its turn.
  private mutating func name(of reference: SchemaReference) -> String {
    if known.insert(reference).inserted { waiting.append(reference) }
    let name = reference.name?.string ?? "whole"
    if reference.file != whole.name { return "\(reference.file.prefix { $0 != "." }).\(name)" }
    return name == "given" ? "given.seen" : name
  }

  private mutating func reference(_ reference: SchemaReference, _ ending: String) -> JSONSchema {
    let name = Text(name(of: reference) + ending)
    return JSONSchema([.reference(SchemaReference("\(Self.folder)/\(whole.name)", name))])
  }

  /// What a value or a matcher in its place is held to.
  private mutating func expected(_ schema: JSONSchema) -> JSONSchema {
    if schema.keywords.count == 1, let reference = schema.reference {
      return self.reference(reference, Self.expected)
    }
    return JSONSchema([.anyOf([part(schema), matcher(schema, expected: nil)])])
  }

  /// The definition that allows a matcher in the place of one that has a name.
  private mutating func alternatives(_ schema: JSONSchema, part name: String) -> JSONSchema {
    let file = "\(Self.folder)/\(whole.name)"
    let own = SchemaReference(file, Text(name))
    let expected = SchemaReference(file, Text("\(name)\(Self.expected)"))
    return JSONSchema([
      .anyOf([
        JSONSchema([.reference(own)]),
        matcher(schema, expected: JSONSchema([.reference(expected)])),
      ])
    ])
  }

  /// A schema of the same value, whose members may be left out and compared with matchers.
  private mutating func part(_ schema: JSONSchema) -> JSONSchema {
    var part = JSONSchema([], title: schema.title, summary: schema.summary)
    for keyword in schema.keywords {
      switch keyword {
      case .required, .least(.members, _): break
      case .reference(let reference): part.keywords += self.reference(reference, "").keywords
      case .anyOf(let schemas), .oneOf(let schemas):
        // Without what is required, a part can be one of several.
        part.keywords.append(.anyOf(schemas.map { self.part($0) }))
      case .items(let schema): part.keywords.append(.items(expected(schema)))
      case .members(let members):
        let others: MemberSchemas.Others =
          if case .schema(let schema) = members.others {
            .schema(expected(schema))
          } else {
            members.others
          }
        let named = members.named.map { (key: $0.key, schema: expected($0.schema)) }
        part.keywords.append(.members(MemberSchemas(named: named, others: others)))
      default: part.keywords.append(keyword)
      }
    }
    return part
  }

  /// The matchers that fit a schema's values.
  private mutating func matcher(_ schema: JSONSchema, expected: JSONSchema?) -> JSONSchema {
    let isTrue = JSONSchema([.const(true)])
    var named: [(key: Text, schema: JSONSchema)] = [
      ("$any", isTrue), ("$absent", isTrue), ("$not", expected ?? self.part(schema)),
    ]
    let keywords = library.resolved(schema).keywords
    for keyword in keywords {
      switch keyword {
      case .type(let kinds) where kinds.contains(.number) || kinds.contains(.integer):
        let number = JSONSchema([.type([.number])])
        let pair = JSONSchema([
          .type([.array]), .items(number), .least(.items, 2), .most(.items, 2),
        ])
        named.append(("$about", pair))
      case .items(let item):
        let items = JSONSchema([.type([.array]), .items(self.expected(item))])
        named += [("$unordered", items), ("$has", items)]
      default: break
      }
    }
    return JSONSchema([
      .type([.object]), .least(.members, 1), .most(.members, 1),
      .members(MemberSchemas(named: named, others: .none)),
    ])
  }
}
