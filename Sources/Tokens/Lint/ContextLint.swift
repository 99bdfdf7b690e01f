public import Diagnostics

/// Finds colours that are not the same everywhere on the web, so that the apps get one of several.
public enum ContextLint {
  /// What a stylesheet's tokens take from the element, the system or the browser, each place once.
  public static func check(_ table: TokenTable, of sheet: Stylesheet) -> [Diagnostic] {
    var seen: Set<ColorNote> = []
    var diagnostics: [Diagnostic] = []
    for token in table.tokens {
      for note in token.values.flatMap(\.notes) where seen.insert(note).inserted {
        let place = sheet.files[Int(note.file)].place(note.span)
        diagnostics.append(diagnostic(note, at: place))
      }
    }
    return diagnostics
  }

  private static func diagnostic(_ note: ColorNote, at place: Place) -> Diagnostic {
    switch note.kind {
    case .currentColor:
      Diagnostic(
        "tokens/current-color",
        .warning,
        at: place,
        "on the web `currentcolor` is each element's own text colour, and the apps get the root's",
        help: "write the colour that is meant"
      )
    case .systemColor(let name):
      Diagnostic(
        "tokens/system-color",
        .warning,
        at: place,
        "on the web `\(name)` is the system's own colour, and the apps get Chromium's",
        help: "write the colour that is meant"
      )
    case .hueOfGrey:
      Diagnostic(
        "tokens/hue-of-grey",
        .note,
        at: place,
        "this takes the hue of a grey, which browsers find in different ways; the apps get the"
          + " standard's, 0",
        help: "write the hue that is meant"
      )
    }
  }
}
