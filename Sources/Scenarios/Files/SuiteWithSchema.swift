internal import Diagnostics
public import ScenarioKit

/// A suite and the schema that it is held to.
public struct SuiteWithSchema: Sendable {
  /// The suite.
  public let suite: ScenarioSuite
  /// Its schema.
  public let schema: SchemaFile
  /// The schemas that this one refers to.
  public let library: SchemaLibrary
  /// The path of the schema's file.
  let path: String

  init(_ suite: ScenarioSuite, _ schema: SchemaFile, in library: SchemaLibrary, path: String) {
    self.suite = suite
    self.schema = schema
    self.library = library
    self.path = path
  }

  /// The cases that are not retired.
  public var liveCases: [Scenario] { suite.cases.filter { $0.gone == nil } }

  /// The place of bytes in the suite's file.
  func place(_ span: Span) -> Place { suite.source.file.place(span) }

  /// The schema of what is seen after a step, or after a row.
  func seen(byRow isRow: Bool) -> JSONSchema? {
    (isRow ? schema["judged"] : nil) ?? schema["seen"]
  }

  /// The `do` words of the schema, each with the schema of its steps.
  public var words: [(word: String, schema: JSONSchema)] {
    schema.words(in: library)
  }
}
