public import Diagnostics

/// Finds a stylesheet that is dark until something makes it light.
public enum DarkFirstLint {
  /// A note where the page is dark in the light, or darker than in the dark.
  ///
  /// The page is the first token called `background` or `bg`, or with that as its last word.
  public static func check(_ table: TokenTable) -> [Diagnostic] {
    guard let page = table.tokens.first(where: isPage),
      let light = luminance(of: page, in: .light, table),
      let dark = luminance(of: page, in: .dark, table)
    else { return [] }
    // Black text stands out on a page as white text does where its luminance is 0.179.
    guard light < dark || light < 0.179 else { return [] }
    let name = page.property.string
    return [
      Diagnostic(
        "tokens/dark-first",
        .note,
        at: page.place,
        light < dark
          ? "`\(name)` is darker in light than in dark, so the stylesheet seems to be dark first"
          : "`\(name)` is dark in light too, so the stylesheet seems to be dark first",
        help: "name what makes it light under `tokens`: `light: \"[data-theme=light]\"`"
      )
    ]
  }

  private static func isPage(_ token: Token) -> Bool {
    let word = token.name.asset.split(separator: "-").last ?? ""
    return word == "background" || word == "bg"
  }

  private static func luminance(
    of token: Token,
    in theme: Theme,
    _ table: TokenTable
  ) -> Double? {
    table.themes.firstIndex(of: theme).map {
      Contrast.luminance(token.values[$0].color.srgb)
    }
  }
}
