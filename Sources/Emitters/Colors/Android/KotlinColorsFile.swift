internal import Diagnostics
internal import Outputs
internal import Tokens

/// Writes `BottleColors.kt`: a class of colours for Compose, and one of it a theme.
struct KotlinColorsFile {
  private let table: TokenTable
  private let settings: AndroidColorSettings
  private let type: String

  /// The file of a table.
  static func text(_ table: TokenTable, settings: AndroidColorSettings) -> MadeText {
    let type = Kotlin.name(settings.prefix + "Colors")
    let file = KotlinColorsFile(table: table, settings: settings, type: type)
    var code = CodeWriter(indentation: Kotlin.indentation)
    file.write(to: &code)
    return code.text
  }

  /// The most colours that a constructor can take: the JVM has 255 places for a call's arguments
  /// (JVM specification, section 4.3.3), a colour takes two, and the constructor needs two more.
  private static let mostParameters = 126

  private var hasParameters: Bool { table.tokens.count <= Self.mostParameters }

  /// Whether any colour is written in Display P3.
  private var isWide: Bool {
    table.tokens.contains { token in
      token.values.contains { $0.color.written(in: settings.gamut).isDisplayP3 }
    }
  }

  private func write(to code: inout CodeWriter) {
    code.line(GeneratedHeader(from: settings.stylesheet).line(.slashes))
    code.line()
    code.line("package \(Kotlin.qualified(settings.package + ".generated"))")
    code.line()
    code.line("import androidx.compose.runtime.Immutable")
    code.line("import androidx.compose.ui.graphics.Color")
    if isWide { code.line("import androidx.compose.ui.graphics.colorspace.ColorSpaces") }
    code.line()
    KotlinComment.write(description.map { Text($0) }, to: &code)
    code.line("@Immutable")
    if hasParameters {
      code.line("public class \(type)(")
      code.indented { writeProperties(to: &$0) }
      code.line(") {")
    } else {
      code.line("public class \(type) private constructor(")
      code.line("    colors: kotlin.Array<Color>,")
      code.line(") {")
      code.indented { writeProperties(to: &$0) }
      code.line()
    }
    code.indented { writeThemes(to: &$0) }
    code.line("}")
  }

  private func writeProperties(to code: inout CodeWriter) {
    for (index, token) in table.tokens.enumerated() {
      KotlinComment.write([Text(ColorComment.text(token))], to: &code)
      let end = hasParameters ? "," : " = colors[\(index)]"
      code.line("public val \(name(token)): Color\(end)")
    }
  }

  private func writeThemes(to code: inout CodeWriter) {
    code.block("public companion object {") { code in
      for (index, theme) in table.themes.enumerated() {
        if index > 0 { code.line() }
        let (constant, comment) = Self.constant(of: theme)
        code.line("/** \(comment) */")
        code.line("public val \(constant): \(type) =")
        code.indented { code in
          code.block("\(type)(", ")") { code in
            if hasParameters {
              writeColors(index, to: &code)
            } else {
              code.block("arrayOf(", "),") { writeColors(index, to: &$0) }
            }
          }
        }
      }
    }
  }

  private func writeColors(_ theme: Int, to code: inout CodeWriter) {
    for (index, token) in table.tokens.enumerated() {
      let color = Self.expression(token.values[theme].color, in: settings.gamut)
      code.part(of: table.item(ofToken: index, in: theme)) { code in
        code.line(hasParameters ? "\(name(token)) = \(color)," : "\(color), // \(name(token))")
      }
    }
  }

  private func name(_ token: Token) -> String {
    Kotlin.name(token.name.code)
  }

  private static func expression(_ color: CSSColor, in gamut: ColorGamut) -> String {
    let written = color.written(in: gamut)
    guard written.isDisplayP3 else { return "Color(0x\(color.bytes.argb.hexadecimal))" }
    let numbers = written.decimals.map { $0 + "f" }.joined(separator: ", ")
    return "Color(\(numbers), ColorSpaces.DisplayP3)"
  }

  private static func constant(of theme: Theme) -> (name: String, comment: String) {
    switch theme {
    case .light: ("Light", "In the light.")
    case .dark: ("Dark", "In the dark.")
    case .lightMoreContrast: ("LightMoreContrast", "In the light, with more contrast.")
    case .darkMoreContrast: ("DarkMoreContrast", "In the dark, with more contrast.")
    }
  }
}

extension KotlinColorsFile {
  /// The paragraphs of the class's comment: what it is, and how to pick one.
  private var description: [String] {
    let local = "Local\(settings.prefix)Colors"
    let choice =
      table.hasMoreContrast
      ? """
          val contrast = if (Build.VERSION.SDK_INT < 34) 0f
              else context.getSystemService(UiModeManager::class.java).contrast
          val colors = when {
              isSystemInDarkTheme() && contrast > 0f -> \(type).DarkMoreContrast
              isSystemInDarkTheme() -> \(type).Dark
              contrast > 0f -> \(type).LightMoreContrast
              else -> \(type).Light
          }
      """
      : """
          val colors = if (isSystemInDarkTheme()) \(type).Dark else \(type).Light
      """
    let wide = """
      Some are outside sRGB. A screen that can shows them as they are in an activity whose
      `android:colorMode` is `wideColorGamut`.
      """
    return [
      "The app's colours, as the stylesheet says them.",
      "Pick a set once, near the root, and hand it down:",
      """
          val \(local) = staticCompositionLocalOf { \(type).Light }

      \(choice)
          CompositionLocalProvider(\(local) provides colors) { … }
      """,
    ] + (isWide ? [wide] : [])
  }
}
