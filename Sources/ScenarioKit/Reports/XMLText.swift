/// Texts in XML 1.0.
enum XMLText {
  /// A text between double quotes.
  static func attribute(_ text: String) -> String {
    "\"\(escaped(text, inAttribute: true))\""
  }

  /// A text between tags.
  static func content(_ text: String) -> String {
    escaped(text, inAttribute: false)
  }

  private static func escaped(_ text: String, inAttribute: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // A parser would make spaces of these (3.3.3), or of CR a line feed (2.11).
      case "\t" where inAttribute, "\n" where inAttribute, "\r": escaped += "&#\(scalar.value);"
      case _ where isChar(scalar): escaped.unicodeScalars.append(scalar)
      default: escaped += "\u{FFFD}"
      }
    }
    return escaped
  }

  /// Whether XML has the scalar at all (2.2).
  private static func isChar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
  }
}
