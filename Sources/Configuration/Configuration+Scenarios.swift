public import Outputs

extension Configuration {
  /// The section `scenarios`: where the shared scenarios lie, and where the Kotlin that judges an
  /// Android app by them goes.
  public struct Scenarios: Hashable, Sendable {
    /// The folder of the suites; their schemas are in its folder `schema`.
    public var spec: Setting<ProjectPath>
    /// The folder of the Kotlin sources, above the package's folders; without it no Kotlin is made.
    ///
    /// It is test code of the app.
    public var kotlin: Setting<ProjectPath>?
    /// The package of the Kotlin sources.
    public var package: Setting<String>

    init(reading section: inout SectionReader) {
      spec = section.setting("spec", .path, default: "spec/mobile")
      kotlin = section.setting("kotlin", .path)
      package = section.setting("package", .packageName, default: "app.getbottle.driver.scenarios")
    }
  }
}
