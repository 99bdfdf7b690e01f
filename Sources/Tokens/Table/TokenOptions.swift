public import Diagnostics

/// What the project says about its tokens, beside the stylesheet.
public struct TokenOptions: Sendable {
  /// A selector that makes the document light; empty for none.
  public var light: ThemeSelector
  /// A selector that makes the document dark, beside the reader's preference; empty for none.
  public var dark: ThemeSelector
  /// What a bare triplet is where the sheet does not say; nil for no colour.
  public var triplets: BareTriplet.Function?
  /// What `(color-gamut: …)` answers.
  public var gamut: Gamut

  /// Makes options; by default `.dark` makes the document dark.
  public init(
    light: ThemeSelector = ThemeSelector(""),
    dark: ThemeSelector = ThemeSelector(".dark"),
    triplets: BareTriplet.Function? = nil,
    gamut: Gamut = .srgb
  ) {
    self.light = light
    self.dark = dark
    self.triplets = triplets
    self.gamut = gamut
  }

  /// A selector and where it was written.
  public struct ThemeSelector: Sendable {
    /// The selector, such as `.dark` or `[data-theme=light]`.
    public var text: String
    /// Where it stands, to be reported if it cannot be put on the root.
    public var place: Place?

    /// Makes a selector.
    public init(_ text: String, place: Place? = nil) {
      self.text = text
      self.place = place
    }
  }
}
