internal import Diagnostics

/// The lines of a doc comment of text that somebody else wrote.
enum CommentLines {
  /// A text's lines without the spaces at their ends, which nobody sees and editors take away.
  ///
  /// - Parameters:
  ///   - isHarmless: Whether a line can stand in a comment as it is: nearly every one, which is then
  ///     never walked by its characters.
  ///   - mended: Any other line, so that it can.
  static func of(
    _ text: Text,
    isHarmless: (ArraySlice<UInt8>) -> Bool,
    mended: (Substring.UnicodeScalarView) -> String
  ) -> [ArraySlice<UInt8>] {
    let lineFeed = UInt8(ascii: "\n")
    let lines =
      text.bytes.contains(lineFeed)
      ? text.bytes.split(separator: lineFeed, omittingEmptySubsequences: false) : [text.bytes]
    return lines.map { line in
      if isHarmless(line) { return trimmed(line) }
      let line = String(decoding: line, as: UTF8.self)
      return trimmed(Array(mended(line[...].unicodeScalars).utf8)[...])
    }
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while line.last == UInt8(ascii: " ") { line.removeLast() }
    return line
  }
}
