internal import Diagnostics
internal import Outputs
internal import Tokens

/// Writes `BottleColors.swift`: an enum of colours that SwiftUI resolves where they are used.
///
/// SwiftUI resolves them on threads of its own too, so nothing there may fall to the main actor,
/// whatever the app's default isolation is.
struct SwiftColorsFile {
  private let table: TokenTable
  private let settings: AppleColorSettings

  /// The file of a table.
  static func text(_ table: TokenTable, settings: AppleColorSettings) -> MadeText {
    let file = SwiftColorsFile(table: table, settings: settings)
    var code = CodeWriter(indentation: SwiftCode.indentation)
    file.write(to: &code)
    return code.text
  }

  private var themesType: String { "_\(settings.prefix)Color" }
  private var shadeType: String { "_\(settings.prefix)Shade" }

  private func write(to code: inout CodeWriter) {
    code.line(GeneratedHeader(from: settings.stylesheet).line(.slashes))
    code.line()
    code.line("import SwiftUI")
    code.line("import UIKit")
    code.line()
    code.lines(
      """
      /// The app's colours, as the stylesheet says them.
      ///
      /// Each is light or dark as the view is that it is used in\(
        table.hasMoreContrast ? ", with more contrast where that is on" : "").
      """
    )
    code.block("public nonisolated enum \(settings.prefix)Colors {") { code in
      for (index, token) in table.tokens.enumerated() {
        if index > 0 { code.line() }
        write(token, index, to: &code)
      }
    }
    code.line()
    writeThemes(to: &code)
    code.line()
    writeShade(to: &code)
  }

  private func write(_ token: Token, _ number: Int, to code: inout CodeWriter) {
    SwiftComment.write([Text(ColorComment.text(token))], to: &code)
    let name = SwiftCode.member(token.name.code)
    code.block("public static let \(name): SwiftUI.Color = \(themesType)(", ").color") { code in
      for (index, (theme, value)) in zip(table.themes, token.values).enumerated() {
        let written = value.color.written(in: settings.gamut)
        let space = written.isDisplayP3 ? ".displayP3" : ".sRGB"
        let arguments = ([space] + written.decimals).joined(separator: ", ")
        let comma = theme == table.themes.last ? "" : ","
        code.part(of: table.item(ofToken: number, in: index)) { code in
          code.line("\(Self.label(of: theme)): \(shadeType)(\(arguments))\(comma)")
        }
      }
    }
  }

  private func writeThemes(to code: inout CodeWriter) {
    code.line("/// What one colour is in each theme.")
    code.block("private nonisolated struct \(themesType): Swift.Sendable {") { code in
      for theme in table.themes { code.line("let \(Self.label(of: theme)): \(shadeType)") }
      code.line()
      code.lines("/// The colour that asks the view what it should be.\nvar color: SwiftUI.Color {")
      code.indented { code in
        code.block("SwiftUI.Color(", ")") { code in
          code.block("uiColor: UIKit.UIColor { @Sendable traits in", "}") { code in
            writeChoice(to: &code)
          }
        }
      }
      code.line("}")
    }
  }

  private func writeChoice(to code: inout CodeWriter) {
    code.line("let isDark = traits.userInterfaceStyle == .dark")
    if table.hasMoreContrast {
      code.block("guard traits.accessibilityContrast == .high else {") { code in
        code.line("return (isDark ? dark : light).color")
      }
      code.line("return (isDark ? darkMoreContrast : lightMoreContrast).color")
    } else {
      code.line("return (isDark ? dark : light).color")
    }
  }

  private func writeShade(to code: inout CodeWriter) {
    code.lines(
      """
      /// A colour by its components in a space, and how opaque it is.
      private nonisolated struct \(shadeType): Swift.Sendable {
        enum Space { case sRGB, displayP3 }

        let space: Space
        let red: Swift.Double
        let green: Swift.Double
        let blue: Swift.Double
        let alpha: Swift.Double

        init(
          _ space: Space,
          _ red: Swift.Double,
          _ green: Swift.Double,
          _ blue: Swift.Double,
          _ alpha: Swift.Double
        ) {
          self.space = space
          self.red = red
          self.green = green
          self.blue = blue
          self.alpha = alpha
        }

        var color: UIKit.UIColor {
          switch space {
          case .sRGB: UIKit.UIColor(red: red, green: green, blue: blue, alpha: alpha)
          case .displayP3:
            UIKit.UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
          }
        }
      }
      """
    )
  }

  private static func label(of theme: Theme) -> String {
    switch theme {
    case .light: "light"
    case .dark: "dark"
    case .lightMoreContrast: "lightMoreContrast"
    case .darkMoreContrast: "darkMoreContrast"
    }
  }
}
