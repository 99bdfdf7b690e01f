public import Outputs

/// What `bottle.yaml` says about the colours' Android outputs.
public struct AndroidColorSettings: Sendable {
  /// What the types' names begin with: `Bottle` makes `BottleColors`.
  public var prefix: String
  /// The app's package; the code is in `generated` below it.
  public var package: String
  /// The `res` folder.
  public var resources: ProjectPath
  /// The folder of the Kotlin sources, above the package's folders.
  public var kotlin: ProjectPath
  /// What the resources' names begin with.
  public var resourcePrefix: String
  /// Whether the class for Jetpack Compose is made.
  public var compose: Bool
  /// The space of the colours in Kotlin; resources know sRGB alone.
  public var gamut: ColorGamut
  /// What the colours come from, for the headers: `tokens/globals.css`.
  public var stylesheet: String

  /// Makes settings.
  public init(
    prefix: String,
    package: String,
    resources: ProjectPath,
    kotlin: ProjectPath,
    resourcePrefix: String,
    compose: Bool,
    gamut: ColorGamut,
    stylesheet: String
  ) {
    self.prefix = prefix
    self.package = package
    self.resources = resources
    self.kotlin = kotlin
    self.resourcePrefix = resourcePrefix
    self.compose = compose
    self.gamut = gamut
    self.stylesheet = stylesheet
  }
}
