internal import Diagnostics
internal import Documents

/// The keys of every section: what a reader asks for of a file that says nothing.
struct Schema {
  private(set) var sections: [(path: String, keys: [String])] = []

  /// The schema of `bottle.yaml`.
  static let all: Schema = {
    let file = SourceFile(path: "", bytes: [])
    var reader = SectionReader(
      DocumentNode(.object([]), Span(0, 0)),
      at: Place(path: ""),
      in: file,
      isCollecting: true
    )
    _ = Configuration(reading: &reader)
    return reader.schema
  }()

  /// The sections within the file that have a key.
  func sections(having key: String) -> [String] {
    sections.filter { !$0.path.isEmpty && $0.keys.contains(key) }.map(\.path)
  }

  /// The keys of a section.
  func keys(of path: String) -> [String] {
    sections.first { $0.path == path }?.keys ?? []
  }

  mutating func add(_ path: String, _ keys: [String]) {
    sections.append((path, keys))
  }
}

extension Schema {
  /// What to do where something else stands in the place of a section.
  func help(for node: DocumentNode, inPlaceOf path: String) -> String? {
    switch node.value {
    case .bool(true): return "`\(path): {}` is a section with the defaults"
    case .bool(false): return "leave it out to make none of its outputs"
    case .string(let text):
      let words = text.text.string.split(separator: " ", maxSplits: 1)
      if words.count == 2, keys(of: path).contains(String(words[0])) {
        return "a key needs a colon after it: `\(words[0]): \(words[1])`"
      }
      guard words.count == 1, words[0].utf8.contains(UInt8(ascii: "/")) else { return nil }
      return keys(of: path).first.map { "write it as a key of the section: `\($0): \(words[0])`" }
    case .null, .number, .array, .object: return nil
    }
  }

  /// Where a key belongs that a section does not have; nil if no other has it.
  func help(forStray key: String) -> String? {
    let paths = sections(having: key)
    if paths.isEmpty { return nil }
    let names = paths.map { "`\($0)`" }.joined(separator: " and ")
    return "it is a key of \(names): write it there, indented"
  }
}
