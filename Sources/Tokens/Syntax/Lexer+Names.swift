internal import Diagnostics

extension Lexer {
  /// Whether a name begins `offset` bytes on: CSS Syntax 3, section 4.3.9.
  func startsName(_ offset: Int = 0) -> Bool {
    if next(offset, is: "-") {
      return byteClass(offset + 1).contains(.nameStart) || next(offset + 1, is: "-")
        || startsEscape(offset + 1)
    }
    return byteClass(offset).contains(.nameStart) || startsEscape(offset)
  }

  /// Whether a backslash `offset` bytes on escapes what follows it: section 4.3.8.
  func startsEscape(_ offset: Int = 0) -> Bool {
    next(offset, is: "\\") && !byteClass(offset + 1).contains(.newline)
  }

  /// Reads a name, which may be empty, and gives what it says if that is not what is written:
  /// section 4.3.12.
  mutating func readName() -> Text? {
    let start = position
    while byteClass().contains(.plainName) { position += 1 }
    // Most names end here.
    guard byteClass().contains(.name) || startsEscape() else { return nil }
    while true {
      if byteClass().contains(.name) {
        position += 1
      } else if startsEscape() {
        skipEscape()
      } else {
        return altered(start..<position)
      }
    }
  }

  /// Skips a backslash and what it escapes, as far as that is not skipped as any other character.
  mutating func skipEscape() {
    position += 1
    guard byteClass().contains(.hexDigit) else {
      if position < bytes.count { position += 1 }
      return
    }
    let start = position
    while position - start < 6, byteClass().contains(.hexDigit) { position += 1 }
    if next(is: "\r"), next(1, is: "\n") {
      position += 2
    } else if byteClass().contains(.whitespace) {
      position += 1
    }
  }

  /// The text of `range` with its escapes resolved and U+FFFD for what is no character; nil if
  /// that is what is written.
  ///
  /// In a text in quotes, a backslash takes the line's end after it away.
  mutating func altered(_ range: Range<Int>, inString: Bool = false) -> Text? {
    let raw = bytes[range]
    if !raw.contains(UInt8(ascii: "\\")), !raw.contains(0),
      String(validating: raw, as: UTF8.self) != nil
    {
      return nil
    }
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\\") {
        appendEscaped(from: &index, to: range.upperBound, inString: inString, &result)
      } else if byte == 0 {
        result += "\u{FFFD}".utf8
      } else {
        result.append(byte)
      }
    }
    if String(validating: result, as: UTF8.self) == nil {
      report(.notUTF8, at: range.lowerBound, range.upperBound)
      result = Array(String(decoding: result, as: UTF8.self).utf8)
    }
    return Text(result[...])
  }

  /// Appends what the escape after a backslash means: section 4.3.7.
  private func appendEscaped(
    from index: inout Int,
    to end: Int,
    inString: Bool,
    _ result: inout [UInt8]
  ) {
    guard index < end else {
      if !inString { result += "\u{FFFD}".utf8 }
      return
    }
    let kind = classes[Int(bytes[index])]
    if kind.contains(.newline) {
      index += bytes[index] == 0x0D && index + 1 < end && bytes[index + 1] == 0x0A ? 2 : 1
      return
    }
    guard kind.contains(.hexDigit) else {
      if bytes[index] == 0 {
        result += "\u{FFFD}".utf8
      } else {
        result.append(bytes[index])
      }
      index += 1
      return
    }
    var code: UInt32 = 0
    let start = index
    while index < end, index - start < 6, let digit = Self.hexValue(bytes[index]) {
      code = code * 16 + digit
      index += 1
    }
    if index < end, classes[Int(bytes[index])].contains(.whitespace) {
      index += bytes[index] == 0x0D && index + 1 < end && bytes[index + 1] == 0x0A ? 2 : 1
    }
    let scalar = code == 0 ? nil : Unicode.Scalar(code)
    result += String(Character(scalar ?? "\u{FFFD}")).utf8
  }

  private static func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }
}
