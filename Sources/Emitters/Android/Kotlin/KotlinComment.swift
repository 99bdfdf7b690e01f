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
    var lines = [""]
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        lines.append("")
        previous = " "
        continue
      }
      let meets = (previous == "*" && scalar == "/") || (previous == "/" && scalar == "*")
      if meets { lines[lines.count - 1] += " " }
      if Kotlin.isVisible(scalar) {
        lines[lines.count - 1].unicodeScalars.append(scalar)
      } else {
        lines[lines.count - 1] += Kotlin.escape(scalar)
      }
      previous = scalar
    }
    // Nobody sees spaces at the end of a line, and editors take them away.
    return lines.map { line in
      var line = line[...]
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }
}
