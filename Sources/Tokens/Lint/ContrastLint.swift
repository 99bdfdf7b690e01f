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
    return table.tokens.flatMap { text -> [Diagnostic] in
      guard let name = background(of: text), let background = tokens[name] else { return [] }
      return check(text, on: background, over: tokens["background"], table.themes)
    }
  }

  /// A diagnostic for each two values that clash, at the text's, with the themes where they meet.
  private static func check(
    _ text: Token,
    on background: Token,
    over page: Token?,
    _ themes: [Theme]
  ) -> [Diagnostic] {
    var clashes: [(text: Place, background: Place, themes: [String])] = []
    for (index, theme) in themes.enumerated() {
      let (above, below) = (text.values[index], background.values[index])
      let canvas = canvas(page?.values[index].color, in: theme)
      let ratio = Contrast.ratio(of: above.color, on: below.color, over: canvas)
      guard ratio < Contrast.minimumForText else { continue }
      let words = "\(tenths(ratio)) in \(theme.words)"
      let known = clashes.firstIndex { $0.text == above.place && $0.background == below.place }
      if let known {
        clashes[known].themes.append(words)
      } else {
        clashes.append((above.place, below.place, [words]))
      }
    }
    return clashes.map { clash in
      Diagnostic(
        "tokens/contrast",
        .warning,
        at: clash.text,
        "`\(text.property.string)` on `\(background.property.string)` has a contrast of "
          + "\(clash.themes.joined(separator: ", ")); text needs 4.5 (WCAG AA)",
        help: "make one of the two lighter or darker there",
        related: [Diagnostic.Related(clash.background, "what it stands on")]
      )
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

  /// A ratio with one decimal, rounded down, so that none reads as enough.
  private static func tenths(_ ratio: Double) -> String {
    let tenths = Int(ratio * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
