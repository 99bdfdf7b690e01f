/// Text broken between words, for a terminal.
enum Paragraph {
  /// The lines of a text, each with a margin; a word longer than the line stays whole.
  ///
  /// - Parameters:
  ///   - indent: The margin, in characters.
  ///   - width: The most characters of a line, its margin included.
  static func lines(_ text: String, indent: Int = 0, width: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(margin + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [margin + line]
  }
}
