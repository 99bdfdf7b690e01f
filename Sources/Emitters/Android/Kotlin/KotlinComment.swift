internal import Diagnostics

/// Doc comments of text that somebody else wrote.
enum KotlinComment {
  /// The lines of a comment with one text, or several apart.
  static func lines(_ texts: [String]) -> [String] {
    let paragraphs = texts.map { broken($0) }
    let lines = Array(paragraphs.joined(separator: [""]))
    if lines.count == 1 { return ["/** \(lines[0]) */"] }
    return ["/**"] + lines.map { $0.isEmpty ? " *" : " * \($0)" } + [" */"]
  }

  /// A text's lines, so that nothing in them opens or ends a comment.
  private static func broken(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { brokenLine(Substring($0)) }
  }

  private static func brokenLine(_ line: Substring) -> String {
    var shown = line
    if !isHarmless(line) {
      shown = ""
      var previous: Unicode.Scalar = " "
      for scalar in line.unicodeScalars {
        let meets = (previous == "*" && scalar == "/") || (previous == "/" && scalar == "*")
        if meets { shown += " " }
        if VisibleText.isVisible(scalar) {
          shown.unicodeScalars.append(scalar)
        } else {
          shown += Kotlin.escape(scalar)
        }
        previous = scalar
      }
    }
    // Nobody sees spaces at the end of a line, and editors take them away.
    while shown.unicodeScalars.last == " " { shown.unicodeScalars.removeLast() }
    return String(shown)
  }

  /// Whether a line can stand in a comment as it is: nearly every one.
  private static func isHarmless(_ line: Substring) -> Bool {
    !line.utf8.contains(UInt8(ascii: "*")) && VisibleText.isVisible(line)
  }
}
