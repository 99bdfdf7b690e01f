public import Diagnostics

/// Finds text that is hard to read on the background that its name puts it on.
public enum ContrastLint {
  /// The pairs `x` and `x-foreground` (and `background` and `foreground`) whose contrast is below
  /// WCAG's level AA for text in any theme, in the order of the tokens.
  ///
  /// A background that lets through is laid over `background`, or over white in the light and black
  /// in the dark.
  public static func check(_ table: TokenTable) -> [Diagnostic] {
    var tokens: [String: Token] = [:]
    for token in table.tokens { tokens[token.name.asset] = token }
    return table.tokens.compactMap { text in
      guard let name = background(of: text), let background = tokens[name] else { return nil }
      let page = tokens["background"]
      let failures = table.themes.indices.compactMap { theme -> String? in
        let canvas = canvas(page?.values[theme].color, in: table.themes[theme])
        let ratio = Contrast.ratio(
          of: text.values[theme].color,
          on: background.values[theme].color,
          over: canvas
        )
        guard ratio < Contrast.minimumForText else { return nil }
        return "\(tenths(ratio)) in \(table.themes[theme].words)"
      }
      return failures.isEmpty ? nil : diagnostic(text, background, failures)
    }
  }

  private static let suffix = "-foreground"

  /// The name of the token that a token's text stands on; nil if it is not for text.
  private static func background(of text: Token) -> String? {
    let name = text.name.asset
    if name == "foreground" { return "background" }
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : nil
  }

  private static func canvas(_ page: CSSColor?, in theme: Theme) -> CSSColor {
    if let page, page.alpha == 1 { return page }
    return CSSColor(rgba: theme.scheme == .dark ? 0x0000_00FF : 0xFFFF_FFFF)
  }

  private static func diagnostic(
    _ text: Token,
    _ background: Token,
    _ failures: [String]
  ) -> Diagnostic {
    Diagnostic(
      "tokens/contrast",
      .warning,
      at: text.place,
      "`\(text.property.string)` on `\(background.property.string)` has a contrast of "
        + "\(failures.joined(separator: ", ")); text needs 4.5 (WCAG AA)",
      help: "make one of the two lighter or darker there",
      related: [Diagnostic.Related(background.place, "what it stands on")]
    )
  }

  /// A ratio with one decimal, rounded down, so that none reads as enough.
  private static func tenths(_ ratio: Double) -> String {
    let tenths = Int(ratio * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
