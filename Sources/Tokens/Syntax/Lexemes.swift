internal import Diagnostics

/// Some of a file's lexemes that follow each other: whole values, with what is in their brackets.
///
/// What it tells of a value, such as `kind`, it tells of the first.
struct Lexemes: Sendable {
  let file: LexedFile
  private(set) var startIndex: Int
  private(set) var endIndex: Int

  private init(_ file: LexedFile, _ startIndex: Int, _ endIndex: Int) {
    self.file = file
    self.startIndex = startIndex
    self.endIndex = endIndex
  }

  /// All of a file.
  init(_ file: LexedFile) {
    self.init(file, 0, file.lexemes.count)
  }

  var isEmpty: Bool { startIndex == endIndex }

  /// Some of these, by the numbers of their lexemes in the file.
  subscript(range: Range<Int>) -> Lexemes {
    Lexemes(file, range.lowerBound, range.upperBound)
  }

  /// The lexemes as component values.
  var values: ArraySlice<ComponentValue> {
    file.values(in: startIndex..<endIndex)[...]
  }

  /// The bytes from the first lexeme to the last; empty at the file's start if there is none.
  var span: Span {
    isEmpty
      ? Span(0, 0)
      : Span(file.lexemes[startIndex].span.start, file.lexemes[endIndex - 1].span.end)
  }
}

extension Lexemes {
  /// What the first value is; nil if there is none.
  var kind: Lexeme.Kind? {
    isEmpty ? nil : file.lexemes[startIndex].kind
  }

  /// The first value's name if it is an identifier.
  var identifier: Text? {
    kind == .ident ? text : nil
  }

  /// What the first lexeme says.
  var text: Text {
    file.text(startIndex)
  }

  /// Whether the first value is the identifier `word`, given in lower case, in any case.
  func isIdentifier(_ word: String) -> Bool {
    kind == .ident && text.isWord(word)
  }

  /// Whether the first value is the character `character`, which no other kind stands for.
  func isDelim(_ character: Unicode.Scalar) -> Bool {
    delim == UInt8(ascii: character)
  }

  /// The first value if it is a character that no other kind stands for.
  var delim: UInt8? {
    kind == .delim ? file.bytes[file.lexemes[startIndex].span.start] : nil
  }

  /// What stands in the first value, a function or brackets.
  var contents: Lexemes {
    self[startIndex + 1..<max(startIndex + 1, file.index(after: startIndex) - 1)]
  }
}

extension Lexemes {
  /// The first value; nil if there is none.
  var first: Lexemes? {
    isEmpty ? nil : self[startIndex..<file.index(after: startIndex)]
  }

  /// The only value; nil if there are none or more.
  var only: Lexemes? {
    !isEmpty && file.index(after: startIndex) == endIndex ? self : nil
  }

  /// Takes the first value away and gives it; nil if there is none.
  mutating func popFirst() -> Lexemes? {
    guard let first else { return nil }
    startIndex = first.endIndex
    return first
  }

  /// Takes the first value away; there must be one.
  mutating func removeFirst() {
    startIndex = file.index(after: startIndex)
  }

  /// Takes the whitespace at the start away.
  mutating func skipWhitespace() {
    while kind == .whitespace { startIndex += 1 }
  }

  /// The values without the whitespace before the first and after the last.
  var trimmed: Lexemes {
    var rest = self
    rest.skipWhitespace()
    while !rest.isEmpty, file.lexemes[rest.endIndex - 1].kind == .whitespace { rest.endIndex -= 1 }
    return rest
  }

  /// The number of the first lexeme of a value that `isMeant`; the end if there is none.
  func index(where isMeant: (Lexeme.Kind) -> Bool) -> Int {
    var index = startIndex
    while index < endIndex, !isMeant(file.lexemes[index].kind) {
      index = file.index(after: index)
    }
    return index
  }

  /// The parts that commas separate, empty ones among them; none if there is nothing at all.
  var separatedByCommas: [Lexemes] {
    guard !trimmed.isEmpty else { return [] }
    var parts: [Lexemes] = []
    var rest = self
    while true {
      let comma = rest.index { $0 == .comma }
      parts.append(rest[rest.startIndex..<comma])
      if comma == rest.endIndex { return parts }
      rest.startIndex = comma + 1
    }
  }
}
