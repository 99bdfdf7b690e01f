internal import Catalogue

/// Swift's spelling of names and literals.
enum SwiftCode {
  /// The columns of a step of indentation.
  static let indentation = 2
  /// The columns after which an argument list is broken.
  static let width = 84

  /// Words that are no names without backticks (The Swift Programming Language, "Keywords and
  /// Punctuation": those of declarations, statements and expressions), and the two that every type
  /// has as a member already.
  private static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "open", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The name of an accessor, a group or an enum's case.
  static func member(_ word: String) -> String {
    escaped(Identifier.member(word))
  }

  /// A name, in backticks if it is a keyword.
  static func escaped(_ name: String) -> String {
    reserved.contains(name) ? "`\(name)`" : name
  }

  /// A parameter as its function declares it: a keyword can be a label but not a variable.
  static func parameter(_ word: String) -> String {
    let name = Identifier.member(word)
    guard reserved.contains(name) else { return name }
    let label = ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
    return "\(label) \(name)_"
  }

  /// A parameter as its function's body names it.
  static func variable(_ word: String) -> String {
    let name = Identifier.member(word)
    return reserved.contains(name) ? name + "_" : name
  }

  /// A string literal.
  static func literal(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      return "\"" + text + "\""
    }
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        literal += "\\"
        literal.unicodeScalars.append(scalar)
      default:
        literal += VisibleText.isVisible(scalar) ? String(scalar) : escape(scalar)
      }
    }
    return literal + "\""
  }

  /// A character as `\u{…}`.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16))}"
  }
}
