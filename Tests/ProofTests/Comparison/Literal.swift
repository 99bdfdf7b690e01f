import Foundation

/// String literals in the languages that the proofs write.
enum Literal {
  /// A text in quotes for JSON, everything but ASCII's printable characters escaped.
  static func json(_ text: String) -> String {
    json(text) { $0.isASCII }
  }

  /// A text in quotes for JSON, for people: what can be seen is left as it is.
  static func shown(_ text: String) -> String {
    json(text) { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
        .unassigned:
        false
      case .spaceSeparator: scalar == " "
      default: true
      }
    }
  }

  /// A JSON value as `shown` writes it, so that two spellings of one are the same bytes.
  static func shown(json text: String) -> String {
    let value = try? JSONSerialization.jsonObject(
      with: Data(text.utf8),
      options: .fragmentsAllowed
    )
    return value.map { shown(value: $0) } ?? text
  }

  /// A text in quotes for Kotlin.
  static func kotlin(_ text: String) -> String {
    json(text).replacing("$", with: "\\$")
  }

  /// A text in quotes for Swift.
  static func swift(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }

  private static func json(_ text: String, keeping isKept: (Unicode.Scalar) -> Bool) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case " "..<"\u{7F}": result.unicodeScalars.append(scalar)
      case _ where scalar.value >= 0x80 && isKept(scalar): result.unicodeScalars.append(scalar)
      default:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return result + "\""
  }

  private static func shown(value: Any) -> String {
    switch value {
    case let text as String: shown(text)
    case let values as [Any]: "[\(values.map(shown(value:)).joined(separator: ","))]"
    case let members as [String: Any]:
      "{\(members.keys.sorted().map { "\(shown($0)):\(members[$0].map(shown(value:)) ?? "")" }.joined(separator: ","))}"
    default: "\(value)"
    }
  }
}
