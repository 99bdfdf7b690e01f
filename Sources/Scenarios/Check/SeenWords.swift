internal import Diagnostics
internal import ScenarioKit

/// The words that the schemas of what is seen list, and how often each is expected or seen.
struct SeenWords {
  private let library: SchemaLibrary
  /// The lists of words, each once, in the order in which they are come to.
  private var lists: [(file: String, span: Span, words: [JSONValue], counts: [Int])] = []
  private var visited: Set<SchemaReference> = []

  /// Makes the lists of a suite's schema.
  init(_ suite: SuiteWithSchema) {
    library = suite.library
    for root in PartialSchema.seen {
      if let schema = suite.schema[root] { list(schema, in: suite.schema.name) }
    }
  }

  /// The words that no case expects, and where each is listed.
  var unused: [(file: String, span: Span, word: String)] {
    lists.flatMap { list in
      zip(list.words, list.counts).filter { $0.1 == 0 }
        .map { (list.file, list.span, $0.0.string ?? $0.0.text) }
    }
  }

  /// Every word with how often it was met, by the list that has it.
  var counts: [(file: String, span: Span, words: [(word: String, count: Int)])] {
    lists.map { list in
      (list.file, list.span, zip(list.words, list.counts).map { ($0.string ?? $0.text, $1) })
    }
  }

  /// Adds the lists of a schema and of all that it leads to.
  private mutating func list(_ schema: JSONSchema, in file: String) {
    for keyword in schema.keywords {
      switch keyword {
      case .enumeration(let words):
        guard let span = schema.span, index(of: span, words) == nil else { continue }
        lists.append((file, span, words, words.map { _ in 0 }))
      case .reference(let reference):
        guard visited.insert(reference).inserted, let target = library.schema(reference) else {
          continue
        }
        list(target, in: reference.file)
      default: break
      }
    }
    for child in schema.children { list(child, in: file) }
  }

  /// Counts the words of an expectation, or of what is seen.
  mutating func take(_ value: JSONValue, by schema: JSONSchema) {
    if let members = value.members, let word = members.first,
      word.key.utf8.first == UInt8(ascii: "$")
    {
      switch word.key {
      case "$has", "$unordered": take(word.value, by: schema)
      default: break
      }
      return
    }
    for keyword in schema.keywords {
      switch keyword {
      case .reference(let reference):
        if let target = library.schema(reference) { take(value, by: target) }
      case .enumeration(let words):
        guard let span = schema.span, let list = index(of: span, words),
          let word = words.firstIndex(of: value)
        else { continue }
        lists[list].counts[word] += 1
      case .anyOf(let schemas), .oneOf(let schemas):
        for schema in schemas { take(value, by: schema) }
      case .items(let schema):
        for item in value.items ?? [] { take(item, by: schema) }
      case .members(let members):
        for member in value.members ?? [] {
          if let schema = members[Text(member.key)] {
            take(member.value, by: schema)
          } else if case .schema(let others) = members.others {
            take(member.value, by: others)
          }
        }
      default: break
      }
    }
  }

  /// Two files may have a list at the same place, but hardly of the same words.
  private func index(of span: Span, _ words: [JSONValue]) -> Int? {
    lists.firstIndex { $0.span == span && $0.words == words }
  }
}
