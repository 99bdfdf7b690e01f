public import Outputs

/// What `bottle.yaml` says about the colours' iOS outputs.
public struct AppleColorSettings: Sendable {
  /// What the types' names begin with: `Bottle` makes `BottleColors`.
  public var prefix: String
  /// The folder of the asset catalog and of the Swift sources.
  public var output: ProjectPath
  /// The space of colours that sRGB cannot say.
  public var gamut: ColorGamut
  /// What the colours come from, for the header: `tokens/globals.css`.
  public var stylesheet: String

  /// Makes settings.
  public init(prefix: String, output: ProjectPath, gamut: ColorGamut, stylesheet: String) {
    self.prefix = prefix
    self.output = output
    self.gamut = gamut
    self.stylesheet = stylesheet
  }
}
