internal import Catalogue

/// Kotlin's spelling of names and literals.
enum Kotlin {
  /// The columns of a step of indentation.
  static let indentation = 4
  /// The columns after which an argument list is broken.
  static let width = 84

  /// Words that are no names without backticks (Kotlin's specification, "Keywords", hard ones).
  private static let reserved: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
    "try", "typealias", "typeof", "val", "var", "when", "while",
  ]

  /// A name in backticks where it needs them.
  static func name(_ name: String) -> String {
    isPlain(name) ? name : "`\(name)`"
  }

  /// The name of a member of a key's path, or of a parameter.
  static func member(_ word: String) -> String {
    name(Identifier.member(word))
  }

  /// The name of a group's type.
  static func type(_ word: String) -> String {
    name(Identifier.groupType(word))
  }

  /// The dotted name of a package or of something in it.
  static func qualified(_ path: String) -> String {
    path.split(separator: ".").map { name(String($0)) }.joined(separator: ".")
  }

  /// Names of letters, digits and `_`; Kotlin's lexer knows no combining marks, so those take
  /// backticks.
  private static func isPlain(_ name: String) -> Bool {
    if reserved.contains(name) || name.utf8.allSatisfy({ $0 == UInt8(ascii: "_") }) { return false }
    // Nearly every name: Unicode's categories are looked up in tables.
    if Identifier.isASCII(name) { return true }
    return name.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .letterNumber, .decimalNumber:
        true
      default: scalar == "_"
      }
    }
  }

  /// A string literal.
  static func literal(_ text: String) -> String {
    if text.utf8.allSatisfy({ isPlain($0) }) {
      return "\"" + text + "\""
    }
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "$":
        literal += "\\"
        literal.unicodeScalars.append(scalar)
      default:
        literal += VisibleText.isVisible(scalar) ? String(scalar) : escape(scalar)
      }
    }
    return literal + "\""
  }

  /// Whether a byte stands for itself in a literal.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "$"): false
    default: byte >= 0x20 && byte < 0x7F
    }
  }

  /// A character as `\u` and four hexadecimal digits.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
