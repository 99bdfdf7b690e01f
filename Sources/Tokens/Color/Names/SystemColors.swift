/// The colours that the reader's system and browser decide.
///
/// CSS Color 4, section 6.2 and appendix A. The values are those of Chromium 156 on Linux, without a theme of the system; other browsers have
/// others, so a note goes with every use.
enum SystemColors {
  /// The colour with a name in lower case, in a light or in a dark scheme.
  static func color(named name: String, isDark: Bool) -> CSSColor? {
    table[name].map { CSSColor(rgba: isDark ? $0.dark : $0.light) }
  }

  /// The bits of each, `0xRRGGBBAA`.
  private static let table: [String: (light: UInt32, dark: UInt32)] = [
    "-webkit-activelink": (0xFF00_00FF, 0xFF9E_9EFF),
    "-webkit-link": (0x0000_EEFF, 0x9E9E_FFFF),
    "accentcolor": (0x0075_FFFF, 0x0075_FFFF),
    "accentcolortext": (0xFFFF_FFFF, 0xFFFF_FFFF),
    "activeborder": (0x0000_00FF, 0xFFFF_FFFF),
    "activecaption": (0xFFFF_FFFF, 0x1212_12FF),
    "activetext": (0xFF00_00FF, 0xFF00_00FF),
    "appworkspace": (0xFFFF_FFFF, 0x1212_12FF),
    "background": (0xFFFF_FFFF, 0x1212_12FF),
    "buttonborder": (0x0000_00FF, 0xFFFF_FFFF),
    "buttonface": (0xEFEF_EFFF, 0x6B6B_6BFF),
    "buttonhighlight": (0xEFEF_EFFF, 0x6B6B_6BFF),
    "buttonshadow": (0xEFEF_EFFF, 0x6B6B_6BFF),
    "buttontext": (0x0000_00FF, 0xFFFF_FFFF),
    "canvas": (0xFFFF_FFFF, 0x1212_12FF),
    "canvastext": (0x0000_00FF, 0xFFFF_FFFF),
    "captiontext": (0x0000_00FF, 0xFFFF_FFFF),
    "field": (0xFFFF_FFFF, 0x3B3B_3BFF),
    "fieldtext": (0x0000_00FF, 0xFFFF_FFFF),
    "graytext": (0x8080_80FF, 0x8080_80FF),
    "highlight": (0x0041_C6CC, 0x0041_C6CC),
    "highlighttext": (0xFFFF_FFFF, 0xFFFF_FFFF),
    "inactiveborder": (0x0000_00FF, 0xFFFF_FFFF),
    "inactivecaption": (0xFFFF_FFFF, 0x1212_12FF),
    "inactivecaptiontext": (0x8080_80FF, 0x8080_80FF),
    "infobackground": (0xFFFF_FFFF, 0x1212_12FF),
    "infotext": (0x0000_00FF, 0xFFFF_FFFF),
    "linktext": (0x0000_EEFF, 0x9E9E_FFFF),
    "mark": (0xFFFF_00FF, 0xFFFF_00FF),
    "marktext": (0x0000_00FF, 0x0000_00FF),
    "menu": (0xFFFF_FFFF, 0x1212_12FF),
    "menutext": (0x0000_00FF, 0xFFFF_FFFF),
    "scrollbar": (0xFFFF_FFFF, 0x1212_12FF),
    "selecteditem": (0x1967_D2FF, 0x99C8_FFFF),
    "selecteditemtext": (0xFFFF_FFFF, 0x3B3B_3BFF),
    "threeddarkshadow": (0x0000_00FF, 0xFFFF_FFFF),
    "threedface": (0xEFEF_EFFF, 0x6B6B_6BFF),
    "threedhighlight": (0x0000_00FF, 0xFFFF_FFFF),
    "threedlightshadow": (0x0000_00FF, 0xFFFF_FFFF),
    "threedshadow": (0x0000_00FF, 0xFFFF_FFFF),
    "visitedtext": (0x551A_8BFF, 0xD0AD_F0FF),
    "window": (0xFFFF_FFFF, 0x1212_12FF),
    "windowframe": (0x0000_00FF, 0xFFFF_FFFF),
    "windowtext": (0x0000_00FF, 0xFFFF_FFFF),
  ]
}
