internal import Diagnostics

/// A line of YAML as people see it: how far it is indented, its key, and what stands after the colon.
struct YAMLLine {
  private let bytes: [UInt8]
  private let start: Int
  private let end: Int

  /// The line that a byte stands in.
  init(around offset: Int, in bytes: [UInt8]) {
    let offset = min(offset, bytes.count)
    let newline = UInt8(ascii: "\n")
    self.bytes = bytes
    start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    end = bytes[offset...].firstIndex(of: newline) ?? bytes.count
  }

  /// How many spaces it begins with.
  var indent: Int { bytes[start..<end].prefix { $0 == UInt8(ascii: " ") }.count }

  /// Whether it is an item of a list.
  var isItem: Bool { content.first == UInt8(ascii: "-") }

  /// What stands before the first colon; the whole line where there is none.
  var key: ArraySlice<UInt8> { content[..<(colon ?? content.endIndex)] }

  var keySpan: Span { Span(key.startIndex, key.endIndex) }

  /// What stands after the colon and the space behind it; nil for nothing, or a text of several lines.
  var value: (text: ArraySlice<UInt8>, span: Span)? {
    guard let colon else { return nil }
    let text = content[(colon + 1)...].drop { $0 == UInt8(ascii: " ") }
    guard let first = text.first, first != UInt8(ascii: "|"), first != UInt8(ascii: ">") else {
      return nil
    }
    return (text, Span(text.startIndex, text.endIndex))
  }

  /// The nearest line above it that says anything.
  var above: YAMLLine? {
    var line = self
    while line.start > 0 {
      line = YAMLLine(around: line.start - 1, in: bytes)
      if !line.content.isEmpty { return line }
    }
    return nil
  }

  /// How far the lines are indented that are still open above it, the nearest first.
  var openIndents: [Int] {
    var indents: [Int] = []
    var line = above
    while let open = line, indents.last != 0 {
      // What an item holds may begin right of its dash, or on its line.
      for indent in open.isItem ? [open.indent + 2, open.indent] : [open.indent] {
        if indent < indents.last ?? .max { indents.append(indent) }
      }
      line = open.above
    }
    return indents
  }

  /// The line without the spaces around it and without a comment.
  private var content: ArraySlice<UInt8> {
    let text = bytes[(start + indent)..<end]
    var stop = text.endIndex
    for index in text.indices where text[index] == UInt8(ascii: "#") {
      if index == text.startIndex || text[index - 1] == UInt8(ascii: " ") {
        stop = index
        break
      }
    }
    let blanks = text[..<stop].reversed().prefix { $0 <= UInt8(ascii: " ") }.count
    return text[..<(stop - blanks)]
  }

  /// Where a colon ends the key.
  private var colon: Int? {
    let content = content
    return content.indices.first { index in
      content[index] == UInt8(ascii: ":")
        && (index + 1 == content.endIndex || content[index + 1] == UInt8(ascii: " "))
    }
  }
}
