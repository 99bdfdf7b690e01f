public import Outputs

extension Configuration {
  /// The section `android`: where the Android outputs go and what they hold to.
  public struct Android: Hashable, Sendable {
    /// The app's package, which `R` belongs to.
    public var package: Setting<String>
    /// The `res` folder.
    public var resources: Setting<ProjectPath>
    /// The folder of the Kotlin sources, above the package's folders.
    public var kotlin: Setting<ProjectPath>
    /// What the resources' names begin with.
    public var resourcePrefix: Setting<String>
    /// The lowest API level that the app runs on.
    public var minSdk: Setting<Int>
    /// Whether files for Jetpack Compose are made.
    public var compose: Setting<Bool>
    /// The colour space of the Kotlin colours.
    public var gamut: Setting<Gamut>

    init(reading section: inout SectionReader) {
      package = section.setting("package", .packageName, default: "app.getbottle.driver")
      resources = section.setting("resources", .path, default: "generated/android/res")
      kotlin = section.setting("kotlin", .path, default: "generated/android/kotlin")
      resourcePrefix = section.setting("resourcePrefix", .resourcePrefix, default: "")
      // 21 is the first level that knows locale folders with scripts, 99 only catches typing slips.
      minSdk = section.setting("minSdk", .integer(21...99), default: 26)
      compose = section.setting("compose", .boolean, default: true)
      gamut = section.setting("gamut", .word(), default: .srgb)
    }
  }
}
