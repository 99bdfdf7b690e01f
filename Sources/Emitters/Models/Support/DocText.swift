/// Somebody's Markdown as the lines of a doc comment, which say first in a sentence what something is.
enum DocText {
  /// The lines, none longer than so many columns if its words let it.
  ///
  /// - Parameters:
  ///   - markdown: What somebody wrote; nil or blank for nothing.
  ///   - plain: What there is to say without it.
  static func lines(_ markdown: String?, or plain: String, columns: Int) -> [String] {
    let text = (markdown ?? "").trimmingSpaces
    if text.isEmpty { return wrapped(plain.lines.joined(separator: "\\n"), columns) }
    let lines = text.lines
    let (summary, rest) = sentence(lines[0].trimmingSpaces)
    var written = wrapped(summary, columns)
    if !rest.isEmpty { written += [""] + wrapped(rest, columns) }
    if lines.count > 1, !lines[1].trimmingSpaces.isEmpty { written.append("") }
    // Lines that begin with a space are code, or belong to a list.
    written += lines.dropFirst().flatMap { line in
      line.isEmpty || line.hasPrefix(" ") ? [line] : wrapped(line, columns)
    }
    return written
  }

  /// A line's first sentence with its point, and the rest.
  private static func sentence(_ line: String) -> (summary: String, rest: String) {
    let bytes = line.utf8
    var index = bytes.startIndex
    while index != bytes.endIndex {
      let next = bytes.index(after: index)
      if isEnd(bytes[index]), next != bytes.endIndex, bytes[next] == UInt8(ascii: " ") {
        return (String(line[..<next]), line[bytes.index(after: next)...].trimmingSpaces)
      }
      index = next
    }
    return (bytes.last.map(isEnd) ?? true ? line : line + ".", "")
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
  }

  /// A line as several that are no longer than so many columns, if its words let it.
  private static func wrapped(_ line: String, _ columns: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    var length = 0
    for word in line.utf8.split(separator: UInt8(ascii: " ")) {
      // Each scalar has one byte that is none of a sequence's later ones.
      let count = word.count { $0 & 0xC0 != 0x80 }
      if length > 0, length + 1 + count > columns {
        lines.append(current)
        current = ""
        length = 0
      }
      if length > 0 { current += " " }
      current += Substring(word)
      length += count + (length > 0 ? 1 : 0)
    }
    return lines + [current]
  }
}

extension String {
  /// The lines, without what ends them; by bytes, since characters are slow to walk.
  fileprivate var lines: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }
}

extension StringProtocol where SubSequence == Substring {
  /// Without the spaces at either end; by bytes, since characters are slow to walk.
  fileprivate var trimmingSpaces: String {
    var rest = self[...].utf8
    while let first = rest.first, Self.isBlank(first) { rest.removeFirst() }
    while let last = rest.last, Self.isBlank(last) { rest.removeLast() }
    return String(Substring(rest))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}
