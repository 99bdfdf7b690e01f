/// The classes of code points that decide how a message is cut.
enum PatternCharacters {
  /// Unicode's `Pattern_White_Space`: what may stand between the parts of an argument.
  ///
  /// It never changes (UAX 31).
  static func isPatternSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0x200E, 0x200F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// What JavaScript's `trim` takes away (ECMA-262, `WhiteSpace` and `LineTerminator`).
  static func isTrimmed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000,
      0xFEFF:
      true
    default: false
    }
  }

  /// What a name is made of: everything but Unicode's `White_Space` and `Pattern_Syntax`.
  static func isIdentifier(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case 0x09...0x0D, 0x20...0x7E: false
    default: scalar < 0x80 || !(isWideSpace(scalar) || isWideSyntax(scalar))
    }
  }

  /// What a tag's name goes on with after its first letter: the characters of a custom element's
  /// name in HTML, and capitals.
  static func isTagName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D, 0x2E, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case 0xB7, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
      0x203F...0x2040, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF,
      0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// `White_Space` beyond ASCII.
  private static func isWideSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// `Pattern_Syntax` beyond ASCII.
  ///
  /// It never changes (UAX 31).
  private static func isWideSyntax(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB...0xAC, 0xAE, 0xB0...0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2010...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x245F,
      0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030,
      0xFD3E...0xFD3F, 0xFE45...0xFE46:
      true
    default: false
    }
  }
}
