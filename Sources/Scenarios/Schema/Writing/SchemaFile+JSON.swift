internal import Diagnostics
internal import ScenarioKit

extension SchemaFile {
  /// The file as JSON, with a remark at its head.
  func json(_ comment: String) -> JSONValue {
    let head: [JSONMember] = [
      JSONMember("$schema", "https://json-schema.org/draft/2020-12/schema"),
      JSONMember("$comment", .string(comment)),
    ]
    let definitions = definitions.map { JSONMember($0.name.string, $0.schema.json(in: name)) }
    return .object(head + root.members(in: name) + [JSONMember("$defs", .object(definitions))])
  }
}

extension JSONSchema {
  /// The schema as it is written in a file.
  func json(in file: String) -> JSONValue {
    if keywords.count == 1, case .nothing = keywords[0] { return .bool(false) }
    let members = members(in: file)
    return members.isEmpty ? .bool(true) : .object(members)
  }

  func members(in file: String) -> [JSONMember] {
    let notes = [("title", title), ("description", summary)]
      .compactMap { key, text in text.map { JSONMember(key, .string($0)) } }
    return notes + keywords.flatMap { $0.members(in: file) }
  }
}
