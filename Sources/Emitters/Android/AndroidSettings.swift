public import Outputs

/// What `bottle.yaml` says about the words' Android outputs.
public struct AndroidSettings: Sendable {
  /// What the types' names begin with: `Bottle` makes `BottleStrings`.
  public var prefix: String
  /// The app's package, which `R` belongs to; the code is in `generated` below it.
  public var package: String
  /// The `res` folder.
  public var resources: ProjectPath
  /// The folder of the Kotlin sources, above the package's folders.
  public var kotlin: ProjectPath
  /// What the resources' names begin with.
  public var resourcePrefix: String
  /// Whether the file for Jetpack Compose is made.
  public var compose: Bool
  /// The IANA name of the time zone that instants print in by default; nil for the device's own.
  public var timeZone: String?
  /// What the words come from, for the headers: `i18n/{locale}.json`.
  public var catalogue: String

  /// Makes settings.
  public init(
    prefix: String,
    package: String,
    resources: ProjectPath,
    kotlin: ProjectPath,
    resourcePrefix: String,
    compose: Bool,
    timeZone: String?,
    catalogue: String
  ) {
    self.prefix = prefix
    self.package = package
    self.resources = resources
    self.kotlin = kotlin
    self.resourcePrefix = resourcePrefix
    self.compose = compose
    self.timeZone = timeZone
    self.catalogue = catalogue
  }
}
