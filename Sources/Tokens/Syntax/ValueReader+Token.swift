internal import Diagnostics

extension ValueReader {
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
    case UInt8(ascii: "("): openBlock(.round)
    case UInt8(ascii: "["): openBlock(.square)
    case UInt8(ascii: "{"): openBlock(.curly)
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
        single(.delim(byte))
      }
    case UInt8(ascii: "\\") where startsEscape(): readIdentifierLike()
    default: single(.delim(byte))
    }
  }

  private mutating func single(_ kind: ComponentValue.Kind) {
    position += 1
    add(kind, from: position - 1)
  }

  private mutating func openBlock(_ bracket: Bracket) {
    position += 1
    open(bracket, from: position - 1)
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
      if next(is: "*"), next(1, is: "/") {
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
      return add(.delim(UInt8(ascii: "#")), from: start)
    }
    let isIdentifier = startsName()
    let name = readName()
    add(.hash(name, isIdentifier: isIdentifier), from: start)
  }

  private mutating func readAtKeyword() {
    let start = position
    position += 1
    guard startsName() else {
      return add(.delim(UInt8(ascii: "@")), from: start)
    }
    let name = readName()
    add(.atKeyword(name), from: start)
  }

  private mutating func readIdentifierLike() {
    let start = position
    let name = readName()
    guard next(is: "(") else { return add(.ident(name), from: start) }
    position += 1
    if name.isWord("url"), !isQuoteAfterWhitespace {
      return readURL(from: start)
    }
    open(.round, name: name, from: start)
  }

  private var isQuoteAfterWhitespace: Bool {
    var index = position
    while index < bytes.count, classes[Int(bytes[index])].contains(.whitespace) { index += 1 }
    return index < bytes.count
      && (bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"))
  }
}
