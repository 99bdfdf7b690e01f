internal import Diagnostics
internal import Outputs
internal import Tokens

/// Writes `Colors.xcassets` (Apple, "Asset Catalog Format Reference", named colours).
///
/// The colours are in a group that gives its name to them, so `primary` is `Bottle/primary` and no
/// catalog of the app's own gets in the way.
struct ColorCatalog {
  private let table: TokenTable
  private let gamut: ColorGamut

  /// The files of a table's catalog, which is at the path `catalog`.
  static func files(
    _ table: TokenTable,
    in catalog: ProjectPath,
    settings: AppleColorSettings
  ) -> [OutputFile] {
    let writer = ColorCatalog(table: table, gamut: settings.gamut)
    let group = "\(catalog.string)/\(settings.prefix)"
    let root = file(in: catalog.string) { info(to: &$0) }
    let namespace = file(in: group) { json in
      info(to: &json)
      json.object("properties") { $0.literal("provides-namespace", "true") }
    }
    let sets = table.tokens.enumerated().map { index, token in
      file(in: "\(group)/\(token.name.asset).colorset", origin: table.origin) { json in
        json.array("colors") { writer.colors(of: token, index, to: &$0) }
        json.end()
        info(to: &json)
      }
    }
    return [root, namespace] + sets
  }

  private static func file(
    in folder: String,
    origin: @escaping @Sendable (Int) -> Origin? = { _ in nil },
    _ members: (inout XcodeJSONWriter) -> Void
  ) -> OutputFile {
    var json = XcodeJSONWriter()
    json.object(members)
    var text = json.text
    text.bytes.append(UInt8(ascii: "\n"))
    return OutputFile(
      path: "\(folder)/Contents.json",
      text,
      mark: .bottleAuthor,
      origin: origin
    )
  }

  private static func info(to json: inout XcodeJSONWriter) {
    json.object("info") { json in
      json.string("author", "bottle")
      json.literal("version", "1")
    }
  }

  private func colors(of token: Token, _ number: Int, to json: inout XcodeJSONWriter) {
    for (index, (theme, value)) in zip(table.themes, token.values).enumerated() {
      json.begin(table.item(ofToken: number, in: index))
      json.element { json in
        if theme != .light {
          json.array("appearances") { Self.appearances(of: theme, to: &$0) }
        }
        json.object("color") { color(value.color, to: &$0) }
        json.string("idiom", "universal")
      }
    }
  }

  private static func appearances(of theme: Theme, to json: inout XcodeJSONWriter) {
    if theme.scheme == .dark {
      json.element { json in
        json.string("appearance", "luminosity")
        json.string("value", "dark")
      }
    }
    if theme.hasMoreContrast {
      json.element { json in
        json.string("appearance", "contrast")
        json.string("value", "high")
      }
    }
  }

  /// A component without a point would be a byte: `1` is 1 of 255.
  private func color(_ color: CSSColor, to json: inout XcodeJSONWriter) {
    let written = color.written(in: gamut)
    let decimals = written.decimals
    json.string("color-space", written.isDisplayP3 ? "display-p3" : "srgb")
    json.object("components") { json in
      json.string("alpha", Text(decimals[3]))
      json.string("blue", Text(decimals[2]))
      json.string("green", Text(decimals[1]))
      json.string("red", Text(decimals[0]))
    }
  }
}
