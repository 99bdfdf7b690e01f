public import Diagnostics

/// The files of a project's scenarios, as they were read.
public struct ScenarioFiles: Sendable {
  /// The folder of the suites, from the project's root.
  public var folder: String
  /// The suites, `<suite>-scenarios.json`, sorted by path.
  public var suites: [SourceFile]
  /// The schemas that somebody wrote, sorted by path.
  public var schemas: [SourceFile]
  /// What the stand-in API begins with, `stand-in.json`; nil where a project has none.
  public var standIn: SourceFile?

  /// Makes files of a folder.
  public init(
    folder: String,
    suites: [SourceFile],
    schemas: [SourceFile],
    standIn: SourceFile? = nil
  ) {
    self.folder = folder
    self.suites = suites
    self.schemas = schemas
    self.standIn = standIn
  }

  /// The folder of the schemas, in that of the suites.
  public static let schemaFolder = "schema"

  /// The name of what the stand-in API begins with, in the folder of the suites.
  public static let standInName = "stand-in.json"

  /// The folder of the schemas, from the project's root.
  var schemaFolder: String { "\(folder)/\(Self.schemaFolder)" }

  /// How the names of the suites' files end.
  public static let suiteEnding = "-scenarios.json"
}
