public import Outputs
public import Tokens

/// The colours' iOS outputs: the enum for SwiftUI and the asset catalog.
public struct AppleColors: Sendable {
  private let table: TokenTable
  private let settings: AppleColorSettings

  /// Prepares the outputs of a table.
  public init(_ table: TokenTable, settings: AppleColorSettings) {
    self.table = table
    self.settings = settings
  }

  /// The outputs.
  public var files: [OutputFile] {
    let code = OutputFile(
      path: "\(settings.output.string)/\(settings.prefix)Colors.swift",
      SwiftColorsFile.text(table, settings: settings),
      origin: table.origin
    )
    let catalog: ProjectPath = "\(settings.output.string)/Colors.xcassets"
    return [code] + ColorCatalog.files(table, in: catalog, settings: settings)
  }
}
