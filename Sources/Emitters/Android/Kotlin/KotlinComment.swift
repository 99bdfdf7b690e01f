internal import Diagnostics

/// Doc comments of text that somebody else wrote.
enum KotlinComment {
  /// The columns of a text: what is left of a line once it stands in a few blocks.
  private static let width = 100

  /// Writes a comment with one text, or several apart.
  static func write(_ texts: [Text], to code: inout CodeWriter) {
    if texts.count == 1, isPlain(texts[0].bytes) {
      code.line("/** ", texts[0].bytes, " */")
      return
    }
    let paragraphs = texts.map { text in
      CommentLines.of(text, isHarmless: isHarmless, mended: mended).flatMap(wrapped)
    }
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

  /// A line as several, broken at its spaces, where it is too long; counted in bytes, of which a text has
  /// as many as columns or more.
  private static func wrapped(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = line
    while rest.count > width {
      let space = UInt8(ascii: " ")
      guard
        let end = rest.prefix(width + 1).lastIndex(of: space) ?? rest.firstIndex(of: space),
        end > rest.startIndex
      else { break }
      lines.append(rest[..<end])
      rest = rest[end...].drop { $0 == space }
    }
    return lines + [rest]
  }

  /// Whether a text is one line that can stand in a comment as it is, as nearly every one is.
  private static func isPlain(_ text: ArraySlice<UInt8>) -> Bool {
    text.count <= width && text.last != UInt8(ascii: " ") && isHarmless(text)
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
