internal import Diagnostics

/// Writes a text as a value in YAML.
enum YAMLScalar {
  /// The text as it is where every reader of YAML takes it for the same text, else between quotes.
  static func written(_ text: String) -> String {
    if isPlain(text) { return text }
    var bytes: [UInt8] = []
    // Of what stands between double quotes, JSON is a part of YAML.
    JSONLiteral.append(text.utf8, to: &bytes)
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(into: "") { line, scalar in
      line += isPrintable(scalar) ? String(scalar) : escape(scalar)
    }
  }

  /// Whether YAML takes a character of a JSON text as it is, and for no line's end (YAML 1.2.2, 5.1).
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) || first == UInt8(ascii: ".") else {
      return false
    }
    return !taken.contains(text.lowercased())
      && text.utf8.allSatisfy { isLetter($0) || marks.contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static let marks = Set("0123456789-_./{}".utf8)
  /// Words that some readers take for something else, Norwegian among them.
  private static let taken: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "y", "n", "null", ".inf", ".nan",
  ]
}
