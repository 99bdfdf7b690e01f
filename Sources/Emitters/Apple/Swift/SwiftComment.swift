internal import Diagnostics

/// Doc comments of text that somebody else wrote.
enum SwiftComment {
  /// Writes a comment with one text, or several apart.
  static func write(_ texts: [Text], to code: inout CodeWriter) {
    for (index, text) in texts.enumerated() {
      if index > 0 { code.line("///") }
      let lines = CommentLines.of(text, isHarmless: VisibleText.isVisible, mended: mended)
      for line in lines { code.line(line.isEmpty ? "///" : "/// ", line) }
    }
  }

  private static func mended(_ line: Substring.UnicodeScalarView) -> String {
    var mended = ""
    for scalar in line {
      mended += VisibleText.isVisible(scalar) ? String(scalar) : SwiftCode.escape(scalar)
    }
    return mended
  }
}
