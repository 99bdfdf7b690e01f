internal import Diagnostics

/// Doc comments of text that somebody else wrote.
enum KotlinComment {
  /// Writes a comment with one text, or several apart.
  static func write(_ texts: [Text], to code: inout CodeWriter) {
    let paragraphs = texts.map { CommentLines.of($0, isHarmless: isHarmless, mended: mended) }
    if paragraphs.count == 1, paragraphs[0].count == 1 {
      code.line("/** ", paragraphs[0][0], " */")
      return
    }
    code.line("/**")
    for (index, lines) in paragraphs.enumerated() {
      if index > 0 { code.line(" *") }
      for line in lines { code.line(line.isEmpty ? " *" : " * ", line) }
    }
    code.line(" */")
  }

  private static func isHarmless(_ line: ArraySlice<UInt8>) -> Bool {
    !line.contains(UInt8(ascii: "*")) && VisibleText.isVisible(line)
  }

  /// A line in which nothing opens or ends a comment.
  private static func mended(_ line: Substring.UnicodeScalarView) -> String {
    var mended = ""
    var previous: Unicode.Scalar = " "
    for scalar in line {
      let meets = (previous == "*" && scalar == "/") || (previous == "/" && scalar == "*")
      if meets { mended += " " }
      if VisibleText.isVisible(scalar) {
        mended.unicodeScalars.append(scalar)
      } else {
        mended += Kotlin.escape(scalar)
      }
      previous = scalar
    }
    return mended
  }
}
