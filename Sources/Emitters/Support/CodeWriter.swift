internal import Outputs

/// Builds a source file line by line, as bytes.
struct CodeWriter {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []
  private var parts = Parts()
  /// The items whose parts are not over yet, the innermost last.
  private var items: [Int] = []
  /// How many blocks the next line is inside of.
  private var depth = 0
  private let indentation: [UInt8]

  /// A writer that indents by so many spaces a block and expects about so many bytes.
  init(indentation: Int, capacity: Int = 0) {
    self.indentation = Array(repeating: UInt8(ascii: " "), count: indentation)
    bytes.reserveCapacity(capacity)
  }

  /// What was written so far, with what it was made of.
  var text: MadeText { MadeText(bytes: bytes, parts: parts) }

  /// Writes what was made of an item of the input; what is around it is of the outer item again.
  mutating func part(of item: Int, _ body: (inout CodeWriter) -> Void) {
    items.append(item)
    parts.begin(item, at: bytes.count)
    body(&self)
    items.removeLast()
    if let outer = items.last {
      parts.begin(outer, at: bytes.count)
    } else {
      parts.end(at: bytes.count)
    }
  }

  /// The same where there may be no item.
  mutating func part(of item: Int?, _ body: (inout CodeWriter) -> Void) {
    if let item { part(of: item, body) } else { body(&self) }
  }

  /// Writes an empty line.
  mutating func line() {
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes one line; an empty one has no spaces.
  mutating func line(_ line: CodeLine) {
    if !line.bytes.isEmpty {
      indent()
      for _ in 0..<line.margin { bytes.append(UInt8(ascii: " ")) }
      bytes.append(line.bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes one line; an empty one has no spaces.
  @_disfavoredOverload
  mutating func line(_ text: String) {
    lines(text)
  }

  /// Writes one line that holds a text.
  mutating func line(_ start: String, _ text: ArraySlice<UInt8>, _ end: String = "") {
    indent()
    bytes.append(start)
    bytes += text
    bytes.append(end)
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func indent() {
    for _ in 0..<depth { bytes.append(indentation) }
  }

  /// Writes the lines of a text.
  mutating func lines(_ text: String) {
    var beginsLine = true
    for byte in text.utf8 {
      let isLineFeed = byte == UInt8(ascii: "\n")
      if beginsLine, !isLineFeed { indent() }
      bytes.append(byte)
      beginsLine = isLineFeed
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes the lines of an expression.
  mutating func lines(_ code: Code) {
    line(code.first)
    for line in code.others { self.line(line) }
  }

  /// Writes a line, what `body` writes one step further in, and a closing line.
  mutating func block(
    _ opening: CodeLine,
    _ closing: CodeLine = "}",
    _ body: (inout CodeWriter) -> Void
  ) {
    line(opening)
    indented(body)
    line(closing)
  }

  /// Writes what `body` writes one step further in.
  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}
