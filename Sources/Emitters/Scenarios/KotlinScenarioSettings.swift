public import Outputs

/// What `bottle.yaml` says about the scenarios in Kotlin.
public struct KotlinScenarioSettings: Sendable {
  /// The folder of the suites.
  public var spec: ProjectPath
  /// The folder of the Kotlin sources, above the package's folders.
  public var kotlin: ProjectPath
  /// The package of the Kotlin sources.
  public var package: String

  /// Makes settings.
  public init(spec: ProjectPath, kotlin: ProjectPath, package: String) {
    self.spec = spec
    self.kotlin = kotlin
    self.package = package
  }
}
