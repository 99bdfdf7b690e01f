public import Diagnostics

/// The files of a project's scenarios, as they were read.
public struct ScenarioFiles: Sendable {
  /// The folder of the suites, from the project's root.
  public var folder: String
  /// The suites, `<suite>-scenarios.json`, sorted by path.
  public var suites: [SourceFile]
  /// The schemas that somebody wrote, sorted by path.
  public var schemas: [SourceFile]

  /// Makes files of a folder.
  public init(folder: String, suites: [SourceFile], schemas: [SourceFile]) {
    self.folder = folder
    self.suites = suites
    self.schemas = schemas
  }

  /// The folder of the schemas, in that of the suites.
  public static let schemaFolder = "schema"

  /// How the names of the suites' files end.
  public static let suiteEnding = "-scenarios.json"
}
