internal import Diagnostics
internal import Documents

extension JSONParser {
  /// Reads the text whose opening quote is at `offset`.
  mutating func text() throws(Stop) -> DocumentText {
    let start = offset
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        offset = index + 1
        return DocumentText(
          text: Text(bytes[start + 1..<index]),
          span: Span(start, offset),
          notation: .verbatim(contentStart: start + 1)
        )
      case UInt8(ascii: "\\"): return try escapedText(start, plainUntil: index)
      case 0x20..<0x80: index += 1
      default:
        index += try characterLength(at: index, textStart: start)
      }
    }
    throw Stop(unclosedText(from: start, to: index))
  }

  /// Reads on from the first backslash of a text, decoding it into bytes of its own.
  private mutating func escapedText(_ start: Int, plainUntil: Int) throws(Stop) -> DocumentText {
    var decoded = Array(bytes[start + 1..<plainUntil])
    var problems: [TextProblem] = []
    var index = plainUntil
    // Plain bytes are copied a run at a time; a run ends at a backslash or at the closing quote.
    var runStart = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        decoded += bytes[runStart..<index]
        offset = index + 1
        let span = Span(start, offset)
        valueProblems += problems.map { $0.inText(span, of: file) }
        return DocumentText(text: Text(decoded[...]), span: span, notation: .jsonEscaped)
      case UInt8(ascii: "\\"):
        decoded += bytes[runStart..<index]
        guard let escape = JSONEscape.read(at: index, in: bytes) else {
          try passEscape(at: index, textStart: start)
          index += 2
          runStart = index
          continue
        }
        let span = Span(index, index + escape.length)
        if escape.isLoneSurrogate { problems.append(.loneSurrogate(span)) }
        if escape.scalar == "\0" { problems.append(.nul(span)) }
        decoded += UTF8.encode(escape.scalar) ?? UTF8.encodedReplacementCharacter
        index = span.end
        runStart = index
      case 0x20..<0x80: index += 1
      default:
        index += try characterLength(at: index, textStart: start)
      }
    }
    throw Stop(unclosedText(from: start, to: index))
  }

  /// Goes on after a backslash before an apostrophe, which only JavaScript knows.
  private mutating func passEscape(at index: Int, textStart: Int) throws(Stop) {
    guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "'") else {
      throw Stop(badEscape(at: index, textStart: textStart))
    }
    goOn(
      after: { $0.badEscape(at: index, textStart: textStart) },
      with: Edit(Span(index, index + 1), [])
    )
  }

  /// The length of the character at `index` if a text may hold it as it is.
  private mutating func characterLength(at index: Int, textStart: Int) throws(Stop) -> Int {
    let byte = bytes[index]
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      throw Stop(unclosedText(from: textStart, to: index))
    }
    if byte < 0x20 {
      let escape = Edit(Span(index, index + 1), JSONLiteral.escape(byte))
      goOn(after: { $0.controlCharacter(at: index) }, with: escape)
      return 1
    }
    guard let length = UTF8Sequence.length(at: index, in: bytes) else {
      throw Stop(FileEncoding.invalid(at: index, in: file, id: "json/invalid-utf8"))
    }
    return length
  }
}
