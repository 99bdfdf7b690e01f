public import Outputs

extension Configuration {
  /// The section `tokens`: where the colours come from.
  public struct Tokens: Hashable, Sendable {
    /// The stylesheet's path.
    public var stylesheet: Setting<ProjectPath>
    /// The selector that makes the document light; empty for none.
    public var light: Setting<String>
    /// The selector that makes the document dark, beside `prefers-color-scheme`; empty for none.
    public var dark: Setting<String>
    /// What a bare triplet such as `210 40% 98%` is.
    public var triplets: Setting<Triplets>

    /// What a bare triplet is when the sheet itself does not say.
    public enum Triplets: String, Hashable, Sendable, CaseIterable {
      /// A colour only where the sheet uses it inside a colour function.
      case auto
      /// Hue, saturation, lightness.
      case hsl
      /// Red, green, blue.
      case rgb
    }

    init(reading section: inout SectionReader) {
      stylesheet = section.setting("stylesheet", .path, default: "tokens/globals.css")
      light = section.setting("light", .text, default: "")
      dark = section.setting("dark", .text, default: ".dark")
      triplets = section.setting("triplets", .word(), default: .auto)
    }
  }
}
