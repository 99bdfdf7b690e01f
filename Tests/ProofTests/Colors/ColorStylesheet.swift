import Diagnostics
import Foundation
import Testing
import Tokens

/// The stylesheets that the colours are proved on: the project's own and three of other projects.
enum ColorStylesheet: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case own = "tokens/globals.css"
  case shadcn = "../shared/real/tokens/shadcn-v4.globals.css"
  case starlight = "../shared/real/tokens/starlight.props.css"
  case vitepress = "../shared/real/tokens/vitepress.vars.css"

  var testDescription: String { url.lastPathComponent }

  var url: URL { Checkout.root.appending(path: rawValue).standardizedFileURL }

  /// Starlight's is dark until an attribute makes it light.
  private var light: String { self == .starlight ? "[data-theme=light]" : "" }

  /// The attributes that `html` has in a theme.
  private func attributes(_ theme: Theme) -> [String: String] {
    if theme.scheme == .dark { return ["class": "dark"] }
    return self == .starlight ? ["data-theme": "light"] : [:]
  }

  /// The colours, as the tool finds them on a screen for sRGB.
  func table() throws -> TokenTable {
    let file = SourceFile(path: rawValue, bytes: Array(try Data(contentsOf: url)))
    return Stylesheet.read([file]).sheet.tokens(TokenOptions(light: .init(light)))
  }

  /// The themes, as `chromium.mjs` is asked for them.
  func questions(_ themes: [Theme]) -> [[String: [String: String]]] {
    themes.map { theme in
      [
        "media": [
          "prefers-color-scheme": theme.scheme.rawValue,
          "prefers-contrast": theme.hasMoreContrast ? "more" : "no-preference",
        ],
        "attributes": attributes(theme),
      ]
    }
  }
}
