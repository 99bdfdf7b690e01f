public import Catalogue
internal import Diagnostics
public import Outputs

/// The words' iOS outputs: the string catalogs and the Swift accessors.
///
/// Each output is made by itself, so that those of a large catalogue can be made side by side.
public struct AppleWords: Sendable {
  private let plan: WordsPlan
  private let settings: AppleSettings

  /// One of the outputs.
  public enum Output: Hashable, Sendable {
    /// The catalog of the words.
    case catalog
    /// The catalog of Info.plist's usage descriptions.
    case permissions
    /// The accessors.
    case accessors
  }

  /// Prepares the outputs of a plan.
  public init(_ plan: WordsPlan, settings: AppleSettings) {
    self.plan = AppleKeys.lower(plan)
    self.settings = settings
  }

  /// The outputs there are, in no particular order.
  public var outputs: [Output] {
    [.catalog, .accessors] + (plan.permissions.isEmpty ? [] : [.permissions])
  }

  /// Makes one output.
  public func file(_ output: Output) -> OutputFile {
    switch output {
    case .catalog:
      OutputFile(
        path: path("\(settings.table).xcstrings"),
        StringCatalog.words(plan),
        mark: .manualKeys,
        origin: plan.keyOrigin
      )
    case .permissions:
      OutputFile(
        path: path("InfoPlist.xcstrings"),
        StringCatalog.permissions(plan),
        mark: .manualKeys,
        origin: plan.permissionOrigin
      )
    case .accessors:
      OutputFile(
        path: path("\(settings.prefix)Strings.swift"),
        SwiftStringsFile.text(plan, settings: settings),
        origin: plan.keyOrigin
      )
    }
  }

  /// All outputs of a plan, one after the other.
  public static func files(
    _ plan: WordsPlan,
    settings: AppleSettings
  ) -> [OutputFile] {
    let words = AppleWords(plan, settings: settings)
    return words.outputs.map(words.file)
  }

  private func path(_ name: String) -> ProjectPath {
    "\(settings.output.string)/\(name)"
  }
}
