internal import Catalogue
internal import Outputs
internal import Tokens

/// Writes `colors.xml`.
enum ColorResources {
  /// The file of a theme.
  ///
  /// Resources know neither contrast nor colours outside sRGB.
  static func text(
    _ table: TokenTable,
    in theme: Theme,
    settings: AndroidColorSettings
  ) -> MadeText {
    let index = table.themes.firstIndex(of: theme) ?? 0
    var code = CodeWriter(indentation: Kotlin.indentation)
    code.line(#"<?xml version="1.0" encoding="utf-8"?>"#)
    code.line(GeneratedHeader(from: settings.stylesheet).line(.xml))
    code.block("<resources>", "</resources>") { code in
      for (number, token) in table.tokens.enumerated() {
        let name = ResourceName.of(path: [token.name.resource], prefix: settings.resourcePrefix)
        let color = token.values[index].color.bytes.argb.hexadecimal
        code.part(of: table.item(ofToken: number, in: index)) { code in
          code.line("<color name=\"\(name)\">#\(color)</color>")
        }
      }
    }
    return code.text
  }
}
