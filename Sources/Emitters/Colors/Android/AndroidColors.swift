public import Outputs
public import Tokens

/// The colours' Android outputs: the resources by day and by night, and the class for Compose.
public struct AndroidColors: Sendable {
  private let table: TokenTable
  private let resources: TokenTable
  private let settings: AndroidColorSettings

  /// Prepares the outputs of a table.
  ///
  /// - Parameter resources: The same for a screen for sRGB, which is all that resources can say.
  public init(_ table: TokenTable, resources: TokenTable, settings: AndroidColorSettings) {
    self.table = table
    self.resources = resources
    self.settings = settings
  }

  /// The outputs.
  public var files: [OutputFile] {
    let values = [
      OutputFile(
        path: "\(settings.resources.string)/values/colors.xml",
        ColorResources.text(resources, in: .light, settings: settings),
        origin: resources.origin
      ),
      OutputFile(
        path: "\(settings.resources.string)/values-night/colors.xml",
        ColorResources.text(resources, in: .dark, settings: settings),
        origin: resources.origin
      ),
    ]
    guard settings.compose else { return values }
    let folder = settings.package.split(separator: ".").joined(separator: "/")
    let name = "\(settings.prefix)Colors.kt"
    return values + [
      OutputFile(
        path: "\(settings.kotlin.string)/\(folder)/generated/\(name)",
        KotlinColorsFile.text(table, settings: settings),
        origin: table.origin
      )
    ]
  }
}
