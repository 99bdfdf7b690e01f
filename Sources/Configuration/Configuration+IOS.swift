public import Outputs

extension Configuration {
  /// The section `ios`: where the iOS outputs go and what they hold to.
  public struct IOS: Hashable, Sendable {
    /// The folder of all outputs.
    public var output: Setting<ProjectPath>
    /// The string catalog's name without its ending.
    public var table: Setting<String>
    /// The lowest iOS version that the app runs on.
    public var minimum: Setting<Int>
    /// The colour space of the Swift colours.
    public var gamut: Setting<Gamut>

    init(reading section: inout SectionReader) {
      output = section.setting("output", .path, default: "generated/ios")
      table = section.setting("table", .tableName, default: "Localizable")
      // Catalogs need Xcode 15, which builds for iOS 12 and later; 99 only catches typing slips.
      minimum = section.setting("minimum", .integer(12...99), default: 16)
      gamut = section.setting("gamut", .word(), default: .p3)
    }
  }
}
