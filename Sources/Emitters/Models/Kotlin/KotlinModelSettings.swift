public import Outputs

/// What `bottle.yaml` says about the models in Kotlin.
public struct KotlinModelSettings: Sendable {
  /// The app's package; the models are in `generated.models` below it.
  public var package: String
  /// The folder of the Kotlin sources, above the package's folders.
  public var kotlin: ProjectPath

  /// Makes settings.
  public init(package: String, kotlin: ProjectPath) {
    self.package = package
    self.kotlin = kotlin
  }
}
