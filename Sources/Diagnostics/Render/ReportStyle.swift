/// What a format has to know beside the report.
public struct ReportStyle: Sendable {
  /// Whether to colour.
  public var color: Bool
  /// How many cells wide a line may be where the format can choose.
  public var width: Int
  /// The project's folder in its repository, for those that know the repository only: `web`; empty
  /// where they are one.
  public var folder: String
  /// The version of the tool that reports.
  public var version: String
  /// What there is to say about an id, for formats that have room for it.
  public var explain: @Sendable (String) -> RuleText?

  /// Makes a style; without arguments, plain text for a file.
  public init(
    color: Bool = false,
    width: Int = 100,
    folder: String = "",
    version: String = "",
    explain: @escaping @Sendable (String) -> RuleText? = { _ in nil }
  ) {
    self.color = color
    self.width = width
    self.folder = folder
    self.version = version
    self.explain = explain
  }

  /// A path of the project as the repository has it.
  func repositoryPath(_ path: String) -> String {
    folder.isEmpty ? path : "\(folder)/\(path)"
  }
}
