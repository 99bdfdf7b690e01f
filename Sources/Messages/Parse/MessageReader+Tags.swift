internal import Diagnostics

extension MessageReader {
  /// Whether `</` comes next and tags are read.
  var startsClosingTag: Bool {
    peek() == UInt8(ascii: "<") && peek(1) == UInt8(ascii: "/") && !options.ignoresTags
  }

  /// Whether `<` and a letter of ASCII come next and tags are read.
  ///
  /// Before anything else, `<` is text.
  var startsOpeningTag: Bool {
    peek() == UInt8(ascii: "<") && Self.isLetter(peek(1)) && !options.ignoresTags
  }

  /// The self-closing tag that comes next: the index after its name, and the index after its `>`.
  var selfClosingTag: (nameEnd: Int, end: Int)? {
    var ahead = self
    ahead.at += 1
    let name = ahead.readTagName()
    ahead.skipSpace()
    guard ahead.skip("/"), ahead.skip(">") else { return nil }
    return (name.upperBound, ahead.at)
  }

  /// The closing tag that comes next, as far as it is one, for a sentence.
  var closingTagAhead: String {
    var ahead = self
    ahead.at += 2
    return string(ahead.readTagName())
  }

  /// Reads `<name>…</name>`.
  mutating func readTag(in nesting: Nesting) throws(MessageError) -> Element {
    let start = at
    at += 1
    let name = readTagName()
    skipSpace()
    guard skip(">") else {
      throw error(.invalidTag, from: start, subject: string(name), found: characterAhead)
    }
    let children = try readElements(in: try deeper(nesting.inTag, from: start))
    try readClosingTag(of: name, from: start)
    return .tag(name: string(name), children: children, span(from: start))
  }

  /// Reads `</name>`, which closes the tag `name` that opened at `start`.
  private mutating func readClosingTag(
    of name: Range<Int>,
    from start: Int
  ) throws(MessageError) {
    let closingStart = at
    guard skip("<"), skip("/") else {
      throw error(.unclosedTag, from: start, subject: string(name))
    }
    guard Self.isLetter(peek()) else {
      throw error(.invalidTag, from: closingStart, subject: "/", found: characterAhead)
    }
    let closingName = readTagName()
    guard bytes[name] == bytes[closingName] else {
      throw error(
        .unmatchedClosingTag,
        from: closingName.lowerBound,
        subject: string(name),
        found: string(closingName)
      )
    }
    skipSpace()
    guard skip(">") else {
      throw error(
        .invalidTag,
        from: closingStart,
        subject: "/" + string(name),
        found: characterAhead
      )
    }
  }

  /// Reads what may go on a tag's name.
  private mutating func readTagName() -> Range<Int> {
    let start = at
    while let (scalar, length) = scalar(at: at), PatternCharacters.isTagName(scalar) {
      at += length
    }
    return start..<at
  }

  /// Whether `byte` is a letter of ASCII.
  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
