import Diagnostics
import Emitters
import Outputs
import Tokens

/// Small stylesheets, each with a golden tree in `Tests/Goldens/Colors`.
enum ColorCase: String, CaseIterable, Sendable {
  /// Two themes; wide colours clipped to sRGB.
  case srgb
  /// Four themes; wide colours kept.
  case wide
  /// Names that one language or the other reserves, or that do not begin with a letter.
  case names
  /// One more colour than a constructor of the JVM can take.
  case many

  private var stylesheet: String {
    switch self {
    case .srgb: Self.twoThemes
    case .wide:
      Self.twoThemes + """
        @media (prefers-contrast: more) {
          :root, .dark { --signal: color(display-p3 1 0.4 0) }
        }
        """
    case .names:
      """
      :root {
        --class: white; --init: white; --in: white; --Type: white; --self: white; --object: white;
        --default: white; --2xl: white; --chart-1: white; --brandBlue: white; --_hidden: white;
        --on--top: white; --to-string: white;
      }
      """
    case .many: ":root {" + (1...127).map { "--grey-\($0): white;" }.joined() + "}"
    }
  }

  private static let twoThemes = """
    :root {
      --paper: oklch(0.982 0.006 85);
      --signal: color(display-p3 1 0.55 0.1);
      --modal-scrim: rgb(0 0 0 / 50%);
    }
    .dark {
      --paper: #0a121a;
      --signal: color(display-p3 1.1 0.6 -0.1);
    }

    """

  private var gamut: ColorGamut { self == .srgb ? .srgb : .displayP3 }

  var files: [OutputFile] {
    let file = SourceFile(path: "tokens/globals.css", bytes: Array(stylesheet.utf8))
    let table = Stylesheet.read([file]).sheet.tokens()
    let android = AndroidColorSettings(
      prefix: "Bottle",
      package: "app.getbottle.driver",
      resources: "res",
      kotlin: "kotlin",
      resourcePrefix: self == .names ? "drv_" : "",
      compose: true,
      gamut: gamut,
      stylesheet: file.path
    )
    let apple = AppleColorSettings(
      prefix: "Bottle",
      output: "ios",
      gamut: gamut,
      stylesheet: file.path
    )
    let files = AndroidColors(table, resources: table, settings: android).files
    // Only the class differs from what the others show.
    if self == .many { return files.filter { $0.path.string.hasSuffix(".kt") } }
    return files + AppleColors(table, settings: apple).files
  }
}
