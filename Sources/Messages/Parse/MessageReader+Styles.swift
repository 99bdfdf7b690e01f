internal import Diagnostics

extension MessageReader {
  /// A style as it is cut from the message.
  private struct Style {
    /// The bytes, trimmed at the end.
    var range: Range<Int>
    /// The offsets up to the closing brace.
    var span: Span
  }

  /// Reads what follows `{name, number`.
  mutating func readNumber(_ opening: Opening) throws(MessageError) -> Element {
    let style = try readStyle(opening)
    try readClosingBrace(from: opening.start, of: opening.name)
    let name = string(opening.name)
    let span = span(from: opening.start)
    guard let style else { return .number(name: name, style: nil, span) }
    guard let skeleton = skeleton(of: style) else {
      return .number(name: name, style: .named(string(style.range), style.span), span)
    }
    guard let tokens = tokens(of: skeleton) else {
      throw MessageError(
        .invalidNumberSkeleton,
        style.span,
        subject: name,
        found: string(skeleton)
      )
    }
    return .number(name: name, style: .skeleton(tokens, style.span), span)
  }

  /// Reads what follows `{name, date` or `{name, time`.
  mutating func readDateTime(
    _ opening: Opening,
    _ make: (String, DateTimeStyle?, Span) -> Element
  ) throws(MessageError) -> Element {
    let style = try readStyle(opening)
    try readClosingBrace(from: opening.start, of: opening.name)
    let name = string(opening.name)
    let span = span(from: opening.start)
    guard let style else { return make(name, nil, span) }
    guard let skeleton = skeleton(of: style) else {
      return make(name, .named(string(style.range), style.span), span)
    }
    if skeleton.isEmpty { throw MessageError(.missingDateTimeSkeleton, span, subject: name) }
    return make(name, .skeleton(string(skeleton), style.span), span)
  }

  /// Reads `, style` if a comma comes next: up to the first `}` that no apostrophes quote.
  ///
  /// Braces do not nest here.
  private mutating func readStyle(_ opening: Opening) throws(MessageError) -> Style? {
    skipSpace()
    guard skip(",") else { return nil }
    skipSpace()
    let start = at
    while !isAtEnd, peek() != UInt8(ascii: "}") {
      at += 1
      if bytes[at - 1] == UInt8(ascii: "'") { try readStyleQuote(opening) }
    }
    let range = trimmedAtEnd(start..<at)
    if range.isEmpty { throw error(.missingStyle, from: at, subject: string(opening.name)) }
    return Style(range: range, span: span(from: start))
  }

  /// Reads from after an apostrophe in a style to after the one that closes it.
  private mutating func readStyleQuote(_ opening: Opening) throws(MessageError) {
    let start = at
    at = bytes[at...].firstIndex(of: UInt8(ascii: "'")) ?? bytes.endIndex
    if isAtEnd { throw error(.unclosedQuoteInStyle, from: start, subject: string(opening.name)) }
    at += 1
  }

  /// What a style that starts with `::` has after that.
  private func skeleton(of style: Style) -> Range<Int>? {
    let range = style.range
    guard range.count >= 2, bytes[range.prefix(2)].allSatisfy({ $0 == UInt8(ascii: ":") }) else {
      return nil
    }
    var start = range.lowerBound + 2
    while start < range.upperBound, let (scalar, length) = scalar(at: start),
      PatternCharacters.isTrimmed(scalar)
    {
      start += length
    }
    return start..<max(start, range.upperBound)
  }

  /// The range without the white space at its end.
  private func trimmedAtEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound {
      var start = end - 1
      while start > range.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      guard let (scalar, _) = scalar(at: start), PatternCharacters.isTrimmed(scalar) else { break }
      end = start
    }
    return range.lowerBound..<end
  }

  /// The tokens of a number skeleton; nil if there are none or an option is empty.
  private func tokens(of skeleton: Range<Int>) -> [SkeletonToken]? {
    var tokens: [SkeletonToken] = []
    let scalars = String(decoding: bytes[skeleton], as: UTF8.self).unicodeScalars
    for word in scalars.split(whereSeparator: { PatternCharacters.isPatternSpace($0.value) }) {
      let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      if parts.dropFirst().contains("") { return nil }
      tokens.append(SkeletonToken(stem: parts[0], options: Array(parts.dropFirst())))
    }
    return tokens.isEmpty ? nil : tokens
  }
}
