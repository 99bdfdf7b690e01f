internal import Diagnostics

extension Lexer {
  /// Reads one token: CSS Syntax 3, section 4.3.1.
  mutating func readToken() {
    let start = position
    let byte = bytes[start]
    let kind = classes[Int(byte)]
    if kind.contains(.nameStart) {
      return readIdentifierLike()
    }
    if kind.contains(.whitespace) {
      return readWhitespace()
    }
    if kind.contains(.digit) {
      return readNumeric()
    }
    switch byte {
    case UInt8(ascii: ":"): single(.colon)
    case UInt8(ascii: ";"): single(.semicolon)
    case UInt8(ascii: ","): single(.comma)
    case UInt8(ascii: "("): openBlock(.round, .round)
    case UInt8(ascii: "["): openBlock(.square, .square)
    case UInt8(ascii: "{"): openBlock(.curly, .curly)
    case UInt8(ascii: ")"): closeBracket(.round)
    case UInt8(ascii: "]"): closeBracket(.square)
    case UInt8(ascii: "}"): closeBracket(.curly)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readString(quote: byte)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "@"): readAtKeyword()
    case UInt8(ascii: "/") where next(1, is: "*"): skipComment()
    case UInt8(ascii: "<") where next(1, is: "!") && next(2, is: "-") && next(3, is: "-"):
      position += 4
      add(.cdo, from: start)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      if startsNumber {
        readNumeric()
      } else if byte == UInt8(ascii: "-"), next(1, is: "-"), next(2, is: ">") {
        position += 3
        add(.cdc, from: start)
      } else if startsName() {
        readIdentifierLike()
      } else {
        single(.delim)
      }
    case UInt8(ascii: "\\") where startsEscape(): readIdentifierLike()
    default: single(.delim)
    }
  }

  private mutating func single(_ kind: Lexeme.Kind) {
    position += 1
    add(kind, from: position - 1)
  }

  private mutating func openBlock(_ kind: Lexeme.Kind, _ bracket: Bracket) {
    position += 1
    open(kind, bracket, from: position - 1)
  }

  private mutating func closeBracket(_ bracket: Bracket) {
    position += 1
    close(bracket)
  }

  private mutating func readWhitespace() {
    let start = position
    skipWhitespace()
    add(.whitespace, from: start)
  }

  mutating func skipWhitespace() {
    while byteClass().contains(.whitespace) { position += 1 }
  }

  private mutating func skipComment() {
    let start = position
    position += 2
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), next(1, is: "/") {
        position += 2
        return
      }
      position += 1
    }
    report(.unclosedComment, at: start, start + 2)
  }

  private mutating func readHash() {
    let start = position
    position += 1
    guard byteClass().contains(.name) || startsEscape() else {
      return add(.delim, from: start)
    }
    let isIdentifier = startsName()
    let name = readName()
    add(isIdentifier ? .identifierHash : .hash, from: start, saying: name)
  }

  private mutating func readAtKeyword() {
    let start = position
    position += 1
    guard startsName() else {
      return add(.delim, from: start)
    }
    let name = readName()
    add(.atKeyword, from: start, saying: name)
  }

  private mutating func readIdentifierLike() {
    let start = position
    let altered = readName()
    guard next(is: "(") else { return add(.ident, from: start, saying: altered) }
    let isURL = isURL(from: start, saying: altered)
    position += 1
    if isURL, !isQuoteAfterWhitespace {
      return readURL(from: start)
    }
    open(.function, .round, saying: altered, from: start)
  }

  /// Reads a number and its unit: section 4.3.3.
  private mutating func readNumeric() {
    let start = position
    _ = CSSNumber(bytes, at: &position)
    if startsName() {
      let unit = readName()
      add(.dimension, from: start, saying: unit)
    } else if next(is: "%") {
      position += 1
      add(.percentage, from: start)
    } else {
      add(.number, from: start)
    }
  }

  /// Whether a number begins here: section 4.3.10.
  private var startsNumber: Bool {
    var offset = 0
    if next(is: "+") || next(is: "-") { offset = 1 }
    if next(offset, is: ".") { offset += 1 }
    return byteClass(offset).contains(.digit)
  }

  /// Whether the name that ends here is `url`.
  private func isURL(from start: Int, saying altered: Text?) -> Bool {
    if let altered { return altered.isWord("url") }
    return position - start == 3 && Text(bytes[start..<position]).isWord("url")
  }

  private var isQuoteAfterWhitespace: Bool {
    var index = position
    while index < bytes.count, classes[Int(bytes[index])].contains(.whitespace) { index += 1 }
    return index < bytes.count
      && (bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"))
  }
}
