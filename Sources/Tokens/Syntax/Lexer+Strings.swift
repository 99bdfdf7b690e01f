internal import Diagnostics

extension Lexer {
  /// Reads a text in quotes: CSS Syntax 3, section 4.3.5.
  mutating func readString(quote: UInt8) {
    let start = position
    position += 1
    var isPlain = true
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote {
        let text = isPlain ? nil : altered(start + 1..<position, inString: true)
        position += 1
        return add(.string, from: start, saying: text)
      }
      if classes[Int(byte)].contains(.newline) {
        report(.brokenString, at: start, position)
        return add(.badString, from: start)
      }
      if byte == 0 || byte >= 0x80 { isPlain = false }
      if byte == UInt8(ascii: "\\") {
        isPlain = false
        skipEscapeInString()
      } else {
        position += 1
      }
    }
    report(.unclosedString, at: start, position)
    // Its last byte is no quote, so what is written is not all that it says.
    let range = start + 1..<position
    add(.string, from: start, saying: altered(range, inString: true) ?? Text(bytes[range]))
  }

  private mutating func skipEscapeInString() {
    guard byteClass(1).contains(.newline) else { return skipEscape() }
    position += next(1, is: "\r") && next(2, is: "\n") ? 3 : 2
  }

  /// Reads what follows `url(` where no quote does: section 4.3.6.
  mutating func readURL(from start: Int) {
    skipWhitespace()
    let first = position
    while position < bytes.count {
      let byte = bytes[position]
      let kind = classes[Int(byte)]
      if byte == UInt8(ascii: ")") {
        return addURL(first..<position, from: start)
      }
      if kind.contains(.whitespace) {
        let end = position
        skipWhitespace()
        guard position == bytes.count || next(is: ")") else { return skipBrokenURL(from: start) }
        return addURL(first..<end, from: start)
      }
      if kind.contains(.unprintable) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
        || byte == UInt8(ascii: "(")
      {
        return skipBrokenURL(from: start)
      }
      if byte == UInt8(ascii: "\\") {
        guard startsEscape() else { return skipBrokenURL(from: start) }
        skipEscape()
      } else {
        position += 1
      }
    }
    addURL(first..<position, from: start)
  }

  /// Adds the address at `range`, with the closing parenthesis if there is one.
  private mutating func addURL(_ range: Range<Int>, from start: Int) {
    let text = altered(range) ?? Text(bytes[range])
    if position < bytes.count {
      position += 1
    } else {
      report(.unclosedURL, at: start, position)
    }
    add(.url, from: start, saying: text)
  }

  /// Skips the rest of an address that cannot be one: section 4.3.15.
  private mutating func skipBrokenURL(from start: Int) {
    while position < bytes.count, !next(is: ")") {
      if startsEscape() {
        skipEscape()
      } else {
        position += 1
      }
    }
    if position < bytes.count { position += 1 }
    report(.brokenURL, at: start, position)
    add(.badURL, from: start)
  }
}
