/// All schemas of a project, which refer to each other.
public struct SchemaLibrary: Sendable {
  /// The files, with those that were derived.
  public private(set) var files: [String: SchemaFile] = [:]

  /// Makes a library.
  public init(_ files: [SchemaFile]) {
    for file in files { self.files[file.name] = file }
  }

  /// What a reference leads to; nil where there is nothing.
  public func schema(_ reference: SchemaReference) -> JSONSchema? {
    guard let file = files[reference.file] else { return nil }
    return reference.name.map { file[$0] } ?? file.root
  }

  /// A schema behind its references, as long as it is nothing but one.
  func resolved(_ schema: JSONSchema) -> JSONSchema {
    var schema = schema
    // References that go round in a ring are told where schemas are read.
    for _ in 0..<Self.mostSteps {
      guard schema.keywords.count == 1, case .reference(let reference) = schema.keywords[0],
        let target = self.schema(reference)
      else { break }
      schema = target
    }
    return schema
  }

  /// More references than this do not follow one another.
  private static let mostSteps = 64
}
