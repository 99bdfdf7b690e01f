/// What a colour may depend on besides its own text.
public struct ColorContext: Hashable, Sendable {
  /// The scheme that `light-dark()` and the system's colours follow: the computed `color-scheme`,
  /// and the reader's preference where that allows both.
  public var isDark: Bool
  /// What `currentcolor` stands for: the computed `color` of the root element.
  public var currentColor: CSSColor

  /// Makes a context; without a `color`, text has the system's colour for it.
  public init(isDark: Bool = false, currentColor: CSSColor? = nil) {
    self.isDark = isDark
    self.currentColor =
      currentColor ?? SystemColors.color(named: "canvastext", isDark: isDark)
      ?? CSSColor(rgba: 0x0000_00FF)
  }
}
