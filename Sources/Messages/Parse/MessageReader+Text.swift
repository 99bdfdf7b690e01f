internal import Diagnostics

extension MessageReader {
  /// Reads text up to the next piece that is none, and undoes its quoting.
  mutating func readText(in nesting: Nesting) -> Element {
    let start = at
    var copy = TextCopy(from: start)
    var tokenStart = at
    while let token = readTextToken(in: nesting) {
      switch token {
      case .plain: break
      case .doubledApostrophe: copy.drop(tokenStart..<tokenStart + 1, of: bytes)
      case .quoted: dropQuotes(tokenStart..<at, from: &copy)
      case .selfClosingTag(let nameEnd): copy.drop(nameEnd..<at - 2, of: bytes)
      }
      tokenStart = at
    }
    return .text(copy.text(upTo: at, of: bytes), span(from: start))
  }

  /// Reads the next stretch of a text; nil where the text ends.
  ///
  /// An apostrophe quotes only what needs it: before `{ } < >`, and before `#` where that is a
  /// number. Two of them are one apostrophe, quoted or not. A quote that nothing closes runs to the
  /// end of the message.
  mutating func readTextToken(in nesting: Nesting) -> TextToken? {
    let start = at
    while !isAtEnd {
      switch peek() {
      case UInt8(ascii: "'"):
        guard peek(1) == UInt8(ascii: "'") || startsQuote(in: nesting) else { break }
        return at > start ? .plain : readQuote()
      case UInt8(ascii: "<") where startsOpeningTag:
        guard let tag = selfClosingTag, at == start else { return at > start ? .plain : nil }
        at = tag.end
        return .selfClosingTag(nameEnd: tag.nameEnd)
      case UInt8(ascii: "{"),
        UInt8(ascii: "<") where startsClosingTag,
        UInt8(ascii: "}") where nesting.depth > 0,
        UInt8(ascii: "#") where nesting.poundIsNumber:
        return at > start ? .plain : nil
      default: break
      }
      at += 1
    }
    return at > start ? .plain : nil
  }

  /// Reads two apostrophes, or one that quotes with all that it quotes.
  private mutating func readQuote() -> TextToken {
    at += 2
    if bytes[at - 1] == UInt8(ascii: "'") { return .doubledApostrophe }
    while !isAtEnd {
      at += 1
      guard bytes[at - 1] == UInt8(ascii: "'") else { continue }
      guard skip("'") else { return .quoted(isClosed: true) }
    }
    return .quoted(isClosed: false)
  }

  /// Leaves out the apostrophes of a quote that do not print.
  private func dropQuotes(_ quote: Range<Int>, from copy: inout TextCopy) {
    var index = quote.lowerBound
    while index < quote.upperBound {
      let isApostrophe = bytes[index] == UInt8(ascii: "'")
      if isApostrophe { copy.drop(index..<index + 1, of: bytes) }
      // After the opening apostrophe comes what it quotes, after another one its double or the end.
      index += isApostrophe ? 2 : 1
    }
  }

  /// Whether the apostrophe that comes next quotes what follows it.
  private func startsQuote(in nesting: Nesting) -> Bool {
    switch peek(1) {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    case UInt8(ascii: "#"): nesting.poundIsNumber
    default: false
    }
  }
}
