public import Diagnostics

/// Finds colours that an output for sRGB cannot show as they are.
public enum GamutLint {
  /// The tokens outside sRGB in any theme, in order.
  ///
  /// - Parameter outputs: The sections of bottle.yaml whose `gamut` is `srgb`; none, and nothing is
  ///   found.
  public static func check(_ table: TokenTable, outputs: [String]) -> [Diagnostic] {
    guard !outputs.isEmpty else { return [] }
    let sections = outputs.map { "`\($0)`" }.joined(separator: " and ")
    return table.tokens.compactMap { token in
      guard let wide = token.values.first(where: { !$0.color.isInSRGB }) else { return nil }
      return Diagnostic(
        "tokens/outside-srgb",
        .note,
        at: wide.place,
        "`\(token.property.string)` is outside sRGB, so a screen that could show it as it is gets a"
          + " duller one from \(sections)",
        help: "write `gamut: p3` under \(sections) in bottle.yaml"
      )
    }
  }
}
