internal import Diagnostics

extension MessageReader {
  /// Whether every byte has been read.
  var isAtEnd: Bool { at == bytes.endIndex }

  /// The byte `ahead` of the next one; 0 beyond the last.
  func peek(_ ahead: Int = 0) -> UInt8 {
    at + ahead < bytes.endIndex ? bytes[at + ahead] : 0
  }

  /// Reads `next` if it comes next, and says whether it did.
  mutating func skip(_ next: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: next) else { return false }
    at += 1
    return true
  }

  /// Reads white space, as UAX 31 calls it in patterns.
  mutating func skipSpace() {
    while let (scalar, length) = scalar(at: at), PatternCharacters.isPatternSpace(scalar) {
      at += length
    }
  }

  /// Reads an argument's name, a type or a selector; nothing if none comes next.
  mutating func readIdentifier() -> Range<Int> {
    let start = at
    while let (scalar, length) = scalar(at: at), PatternCharacters.isIdentifier(scalar) {
      at += length
    }
    return start..<at
  }

  /// The code point at an index and the number of its bytes; nil at the end.
  func scalar(at index: Int) -> (scalar: UInt32, length: Int)? {
    guard index < bytes.endIndex else { return nil }
    let first = bytes[index]
    return first < 0x80 ? (UInt32(first), 1) : UTF8Scalar.decode(bytes[index...])
  }

  /// The bytes of `range` as a string.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The offsets of `range` in the message's text.
  func span(_ range: Range<Int>) -> Span {
    Span(range.lowerBound - bytes.startIndex, range.upperBound - bytes.startIndex)
  }

  /// The offsets from `start` to the next byte.
  func span(from start: Int) -> Span { span(start..<at) }

  /// What comes next, for a sentence: one code point, by its number if it cannot be seen; nothing
  /// at the end.
  var characterAhead: String {
    guard let (scalar, length) = scalar(at: at) else { return "" }
    guard
      scalar < 0x20 || PatternCharacters.isPatternSpace(scalar)
        || PatternCharacters.isTrimmed(scalar)
    else { return string(at..<at + length) }
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// An error about the bytes from `start` to the next one.
  func error(
    _ kind: MessageError.Kind,
    from start: Int,
    subject: String = "",
    found: String = ""
  ) -> MessageError {
    MessageError(kind, span(from: start), subject: subject, found: found)
  }
}
