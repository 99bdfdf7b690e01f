public import Outputs

/// What `bottle.yaml` says, with defaults for what it leaves out.
///
/// A section that is left out is nil and its outputs are not made. Every path lies inside the project.
public struct Configuration: Hashable, Sendable {
  /// What the generated types' names begin with: `Bottle` makes `BottleStrings`.
  public var prefix: Setting<String>
  /// Where the list of generated files goes.
  public var manifest: Setting<ProjectPath>
  /// The words, from the web's catalogue.
  public var words: Words?
  /// The colours, from the web's stylesheet.
  public var tokens: Tokens?
  /// The path of the API's description.
  public var api: Setting<ProjectPath>?
  /// The rules that both apps keep, as scenarios.
  public var scenarios: Scenarios?
  /// The Android outputs.
  public var android: Android?
  /// The iOS outputs.
  public var ios: IOS?
  /// How much problems weigh.
  public var lint: Lint

  /// The colour space that an output's colours are written in.
  public enum Gamut: String, Hashable, Sendable, CaseIterable {
    /// sRGB, where colours out of it are clipped.
    case srgb
    /// Display P3.
    case p3
  }

  init(reading section: inout SectionReader) {
    prefix = section.setting("prefix", .typeName, default: "Bottle")
    manifest = section.setting("manifest", .path, default: "generated/manifest")
    words = section.section("words", Words.init(reading:)) ?? nil
    tokens = section.section("tokens", Tokens.init(reading:))
    api = section.setting("api", .path)
    scenarios = section.section("scenarios", Scenarios.init(reading:))
    android = section.section("android", Android.init(reading:))
    ios = section.section("ios", IOS.init(reading:))
    lint = section.section("lint", Lint.init(reading:)) ?? Lint()
  }
}
