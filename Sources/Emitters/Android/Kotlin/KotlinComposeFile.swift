internal import Catalogue
internal import Outputs

/// Writes `BottleStringsCompose.kt`: the accessors' way into Jetpack Compose.
enum KotlinComposeFile {
  /// The file of a plan.
  static func bytes(_ plan: WordsPlan, settings: AndroidSettings) -> [UInt8] {
    let hasRuns = plan.keys.contains(where: \.isRich)
    var code = CodeWriter(indentation: Kotlin.indentation)
    code.line(GeneratedHeader(from: settings.catalogue).line(.slashes))
    code.line()
    code.line("package \(settings.kotlinPackage)")
    code.line()
    for name in imports(hasRuns: hasRuns) { code.line("import \(name)") }
    code.line()
    writeLocal(settings, to: &code)
    if hasRuns {
      code.line()
      writeConversion(Kotlin.name(settings.prefix + "Text"), to: &code)
    }
    return code.bytes
  }

  private static func imports(hasRuns: Bool) -> [String] {
    var names = [
      "androidx.compose.runtime.Composable", "androidx.compose.runtime.ProvidableCompositionLocal",
      "androidx.compose.runtime.remember", "androidx.compose.runtime.staticCompositionLocalOf",
      "androidx.compose.ui.platform.LocalConfiguration",
      "androidx.compose.ui.platform.LocalContext",
    ]
    if hasRuns {
      names += [
        "androidx.compose.ui.text.AnnotatedString", "androidx.compose.ui.text.SpanStyle",
        "androidx.compose.ui.text.buildAnnotatedString",
      ]
    }
    return names
  }

  private static func writeLocal(_ settings: AndroidSettings, to code: inout CodeWriter) {
    let type = settings.stringsType
    let local = Kotlin.name("Local\(settings.prefix)Strings")
    let remember = Kotlin.name("remember\(settings.prefix)Strings")
    code.lines(
      """
      /**
       * The app's words, in the language that the screen is in.
       *
       * Provide them once, near the root:
       * `CompositionLocalProvider(\(local) provides \(remember)()) { … }`.
       */
      public val \(local): ProvidableCompositionLocal<\(type)> =
          staticCompositionLocalOf { error("No \(type) provided: see \(local).") }

      /** The app's words, made anew when the screen's settings change. */
      @Composable
      public fun \(remember)(): \(type) {
          val context = LocalContext.current
          val configuration = LocalConfiguration.current
          return remember(context, configuration) { \(type)(context) }
      }
      """
    )
  }

  private static func writeConversion(_ type: String, to code: inout CodeWriter) {
    code.lines(
      """
      /**
       * The text with a style for each tag; a tag without one stands as it is.
       *
       * Each tag is also a string annotation of its name, by which a press can be told apart.
       */
      public fun \(type).toAnnotatedString(style: (tag: String) -> SpanStyle?): AnnotatedString =
          buildAnnotatedString {
              for (run in runs) {
                  val start = length
                  append(run.text)
                  for (tag in run.tags) {
                      addStringAnnotation(tag, run.text, start, length)
                      style(tag)?.let { addStyle(it, start, length) }
                  }
              }
          }
      """
    )
  }
}
