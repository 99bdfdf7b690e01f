internal import Diagnostics
internal import Documents

/// What is said about one key, text, number or word.
extension JSONParser {
  /// What is no JSON wherever it stands: nothing more, a comment, another quote, damaged bytes.
  var strange: Diagnostic? {
    guard offset < bytes.count else { return unexpectedEnd }
    switch bytes[offset] {
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return syntax(
        restOfLine,
        "this is a comment, and JSON has none",
        help: "remove it"
      )
    case UInt8(ascii: "'"): return otherQuotes
    case 0x80...:
      guard let scalar = UTF8Sequence.scalar(at: offset, in: bytes) else {
        return FileEncoding.invalid(at: offset, in: file, id: "json/invalid-utf8")
      }
      if "\u{201C}\u{201D}\u{201E}\u{2018}\u{2019}".unicodeScalars.contains(scalar) {
        return otherQuotes
      }
      return nil
    default: return nil
    }
  }

  private var otherQuotes: Diagnostic {
    syntax(
      shownSpan,
      "texts and keys stand between straight double quotes in JSON, not \(shown)",
      help: "write \" in its place"
    )
  }

  /// Whether the character at `offset` looks like white space or like nothing, and is not JSON's.
  var isOtherSpace: Bool {
    UTF8Sequence.scalar(at: offset, in: bytes).map(isInvisible) ?? false
  }

  var otherSpace: Diagnostic {
    syntax(
      shownSpan,
      "\(shown) looks like white space or like nothing, and JSON allows it only in texts",
      help: "write a space in its place, or nothing"
    )
  }

  /// No value begins where one should.
  var noValue: Diagnostic {
    if let problem = strange { return problem }
    if let problem = wrongBracket { return problem }
    switch bytes[offset] {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      return syntax(Span(offset, offset + 1), "a value is missing before this \(shown)")
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      return syntax(
        Span(offset, wordEnd),
        "a number begins with a digit or a minus in JSON, not with \(shown)"
      )
    case let byte where JSONParser.isWordByte(byte): return unknownWord
    default: return syntax(shownSpan, "a value should stand here, not \(shown)")
    }
  }

  private var unknownWord: Diagnostic {
    let span = Span(offset, wordEnd)
    let word = Text(bytes[offset..<wordEnd]).shown
    let meant: String? =
      switch word.lowercased() {
      case "true": "true"
      case "false": "false"
      case "null", "none", "nil", "undefined", "nan", "infinity": "null"
      default: nil
      }
    return syntax(
      span,
      "`\(word)` is not a value of JSON, whose only words are true, false and null",
      help: meant.map { "write \($0)" } ?? "if it is a text, write \"\(word)\""
    )
  }

  /// No key begins where one should.
  var noKey: Diagnostic {
    if let problem = strange { return problem }
    if let problem = wrongBracket { return problem }
    let byte = bytes[offset]
    guard JSONParser.isWordByte(byte) else {
      return syntax(shownSpan, "a key between double quotes should stand here, not \(shown)")
    }
    let word = Text(bytes[offset..<wordEnd]).shown
    return syntax(
      Span(offset, wordEnd),
      "the key `\(word)` stands without double quotes, which JSON demands",
      help: "write \"\(word)\""
    )
  }

  func noColon(after key: DocumentText) -> Diagnostic {
    if let problem = strange { return problem }
    return syntax(
      Span(key.span.end, key.span.end),
      "a colon is missing between the key `\(key.text.shown)` and its value",
      help: bytes[offset] == UInt8(ascii: "=") ? "write : in place of =" : "add a colon here"
    )
  }

  /// What is wrong with a number, and at which offset.
  enum NumberFault {
    /// Another byte than a digit, or the end of the file.
    case noDigit(at: Int)
    /// A zero before other digits.
    case leadingZero(at: Int)
    /// Something right after the number that belongs to none.
    case extra(at: Int)
  }

  /// The number at `offset` is not one of JSON's.
  func badNumber(_ fault: NumberFault) -> Diagnostic {
    let span = Span(offset, max(wordEnd, offset + 1))
    let number = Text(bytes[span.start..<span.end]).shown
    switch fault {
    case .noDigit(let index), .extra(let index):
      if index < bytes.count, UTF8Sequence.length(at: index, in: bytes) == nil {
        return FileEncoding.invalid(at: index, in: file, id: "json/invalid-utf8")
      }
      return syntax(
        span,
        "`\(number)` is not a number of JSON, which are decimal, such as -1, 0.5 and 1e9",
        help: "if it is a text, write \"\(number)\""
      )
    case .leadingZero(let index):
      let digits = bytes[index..<span.end].drop { $0 == UInt8(ascii: "0") }
      let startsWithDigit = digits.first.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      let trimmed = Text(digits).shown
      return syntax(
        span,
        "the number `\(number)` begins with a zero too many",
        help: "write \(index > offset ? "-" : "")\(startsWithDigit == true ? "" : "0")\(trimmed)"
      )
    }
  }

  func unclosedText(from start: Int, to end: Int) -> Diagnostic {
    let lineEnds = end < bytes.count
    return syntax(
      Span(start, end),
      "the \(lineEnds ? "line" : "file") ends before the text that begins here is closed",
      help: "close it with \"" + (lineEnds ? ", or write the line break as \\n" : "")
    )
  }

  func controlCharacter(at index: Int) -> Diagnostic {
    let escape = String(decoding: JSONLiteral.escape(bytes[index]), as: UTF8.self)
    return syntax(
      Span(index, index + 1),
      "a control character stands in a text as it is, and JSON allows it only as an escape",
      help: "write \(escape)"
    )
  }

  /// The backslash at `index` begins no escape.
  func badEscape(at index: Int, textStart: Int) -> Diagnostic {
    guard index + 1 < bytes.count else { return unclosedText(from: textStart, to: bytes.count) }
    guard let length = UTF8Sequence.length(at: index + 1, in: bytes) else {
      return FileEncoding.invalid(at: index + 1, in: file, id: "json/invalid-utf8")
    }
    let letter = bytes[index + 1]
    if letter == UInt8(ascii: "u") {
      return syntax(
        Span(index, index + 2),
        "`\\u` is followed by less than four hexadecimal digits",
        help: "write four, as in \\u00e9"
      )
    }
    if letter < 0x20 { return unclosedText(from: textStart, to: index + 1) }
    let span = Span(index, index + 1 + length)
    let escape = String(decoding: bytes[index..<span.end], as: UTF8.self)
    return syntax(
      span,
      "`\(escape)` is not one of JSON's escapes",
      help: letter == UInt8(ascii: "'")
        ? "write ' without the backslash"
        : "if the backslash is part of the text, double it: \\\(escape)"
    )
  }

  /// The bytes from `offset` to the end of its line.
  private var restOfLine: Span {
    let newline = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D }
    return Span(offset, newline ?? bytes.count)
  }

  /// The bytes of the character at `offset`.
  var shownSpan: Span {
    let length = offset < bytes.count ? UTF8Sequence.length(at: offset, in: bytes) ?? 1 : 0
    return Span(offset, offset + length)
  }

  /// The character at `offset` for a message, by its number if nobody could see it.
  var shown: String {
    guard offset < bytes.count, let scalar = UTF8Sequence.scalar(at: offset, in: bytes) else {
      return "the end of the file"
    }
    guard isInvisible(scalar) else { return "`\(scalar)`" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned: true
    default: false
    }
  }
}
