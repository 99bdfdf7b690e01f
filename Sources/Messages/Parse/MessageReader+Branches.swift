internal import Diagnostics
internal import Locales

extension MessageReader {
  /// A branch before its selector is understood.
  private struct Branch {
    var selector: Range<Int>
    var elements: [Element]
    var span: Span
  }

  /// Reads what follows `{name, select`.
  mutating func readSelect(_ opening: Opening) throws(MessageError) -> Element {
    try readComma(opening)
    let first = readIdentifier()
    let branches = try readBranches(opening, from: first, ofPlural: false)
    try readClosingBrace(from: opening.start, of: opening.name)
    return .select(
      Select(
        name: string(opening.name),
        nameSpan: span(opening.name),
        branches: branches.map { branch in
          Select.Branch(
            word: string(branch.selector),
            wordSpan: span(branch.selector),
            elements: branch.elements,
            span: branch.span
          )
        },
        span: span(from: opening.start)
      )
    )
  }

  /// Reads what follows `{name, plural` or `{name, selectordinal`.
  mutating func readPlural(
    _ opening: Opening,
    _ kind: Plural.Kind
  ) throws(MessageError) -> Element {
    try readComma(opening)
    var first = readIdentifier()
    var offset = 0
    if string(first) == "offset" {
      offset = try readOffset(opening)
      first = readIdentifier()
    }
    let branches = try readBranches(opening, from: first, ofPlural: true)
    try readClosingBrace(from: opening.start, of: opening.name)
    return .plural(
      Plural(
        kind: kind,
        name: string(opening.name),
        nameSpan: span(opening.name),
        offset: offset,
        branches: branches.map { branch in
          Plural.Branch(
            selector: selector(branch.selector),
            selectorSpan: span(branch.selector),
            elements: branch.elements,
            span: branch.span
          )
        },
        span: span(from: opening.start)
      )
    )
  }

  /// Reads the comma after the type.
  private mutating func readComma(_ opening: Opening) throws(MessageError) {
    let typeEnd = at
    skipSpace()
    let isThere = skip(",")
    guard isThere else {
      throw MessageError(
        .missingBranches,
        span(typeEnd..<typeEnd),
        subject: string(opening.name)
      )
    }
    skipSpace()
  }

  /// Reads the `:1` of `offset:1` and the white space after it.
  private mutating func readOffset(_ opening: Opening) throws(MessageError) -> Int {
    guard skip(":") else {
      throw error(.missingOffset, from: at, subject: string(opening.name))
    }
    skipSpace()
    let start = at
    switch readInteger() {
    case .none: throw error(.missingOffset, from: start, subject: string(opening.name))
    case .tooLarge: throw error(.invalidOffset, from: start, subject: string(opening.name))
    case .value(let offset):
      skipSpace()
      return offset
    }
  }

  /// Reads branches up to what cannot begin one.
  ///
  /// The first selector has been read if it is a word.
  private mutating func readBranches(
    _ opening: Opening,
    from first: Range<Int>,
    ofPlural: Bool
  ) throws(MessageError) -> [Branch] {
    var branches: [Branch] = []
    branches.reserveCapacity(4)
    var seen = SeenSelectors()
    var word = first
    while let selector = try readSelector(word, ofPlural: ofPlural, opening) {
      guard seen.insert(bytes[selector]) else {
        throw MessageError(
          ofPlural ? .duplicatePluralBranch : .duplicateSelectBranch,
          span(selector),
          subject: string(opening.name),
          found: string(selector)
        )
      }
      branches.append(try readBranch(selector, ofPlural: ofPlural, opening))
      skipSpace()
      word = readIdentifier()
    }
    if branches.isEmpty {
      throw error(
        ofPlural ? .missingPluralSelector : .missingSelectSelector,
        from: at,
        subject: string(opening.name),
        found: characterAhead
      )
    }
    if options.requiresOther, !seen.hasOther {
      throw error(.missingOther, from: at, subject: string(opening.name))
    }
    return branches
  }

  /// Reads the text of a branch, braces included.
  private mutating func readBranch(
    _ selector: Range<Int>,
    ofPlural: Bool,
    _ opening: Opening
  ) throws(MessageError) -> Branch {
    skipSpace()
    let start = at
    let isThere = skip("{")
    guard isThere else {
      throw error(
        ofPlural ? .missingPluralText : .missingSelectText,
        from: at,
        subject: string(selector)
      )
    }
    let nesting = opening.nesting.inBranch(ofPlural: ofPlural)
    let elements = try readElements(in: try deeper(nesting, from: start))
    if startsClosingTag {
      throw error(.notClosed, from: start, subject: string(selector), found: "</")
    }
    try readClosingBrace(from: start, of: selector)
    return Branch(selector: selector, elements: elements, span: span(from: start))
  }

  /// The selector that begins a branch: `word` if it is one, else `=1`, else none.
  private mutating func readSelector(
    _ word: Range<Int>,
    ofPlural: Bool,
    _ opening: Opening
  ) throws(MessageError) -> Range<Int>? {
    guard word.isEmpty else { return word }
    let start = at
    let isExact = ofPlural && skip("=")
    guard isExact else { return nil }
    switch readInteger() {
    case .none:
      throw MessageError(
        .missingPluralSelector,
        span(start + 1..<at),
        subject: string(opening.name),
        found: "="
      )
    case .tooLarge:
      throw MessageError(
        .invalidPluralSelector,
        span(start + 1..<at),
        subject: string(opening.name),
        found: string(start..<at)
      )
    case .value:
      return start..<at
    }
  }

  /// What a plural's selector means.
  ///
  /// A number that is not written as numbers print equals none, like a word that is no category.
  private func selector(_ range: Range<Int>) -> Plural.Selector {
    if let category = PluralCategory(utf8: bytes[range]) { return .category(category) }
    let word = string(range)
    guard word.utf8.first == UInt8(ascii: "="), let number = Int(word.dropFirst()),
      String(number) == word.dropFirst()
    else { return .word(word) }
    return .exact(number)
  }

  /// A whole number with a sign or without.
  private enum Integer {
    case none
    /// Beyond 2⁵³ − 1, where JavaScript's numbers begin to have gaps.
    case tooLarge
    case value(Int)
  }

  /// Reads a whole number.
  private mutating func readInteger() -> Integer {
    let isNegative = peek() == UInt8(ascii: "-")
    if isNegative || peek() == UInt8(ascii: "+") { at += 1 }
    let start = at
    let limit = (1 << 53) - 1
    var value = 0
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(peek()) {
      value = min(value * 10 + Int(peek() - UInt8(ascii: "0")), limit + 1)
      at += 1
    }
    if at == start { return .none }
    return value > limit ? .tooLarge : .value(isNegative ? -value : value)
  }
}
