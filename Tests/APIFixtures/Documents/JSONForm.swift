internal import Diagnostics
internal import Documents

/// Values as JSON.
enum JSONForm {
  /// A text in quotes, as the models write it.
  static func text(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\u{8}": quoted += "\\b"
      case "\t": quoted += "\\t"
      case "\n": quoted += "\\n"
      case "\u{C}": quoted += "\\f"
      case "\r": quoted += "\\r"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// A value as it is written in an example.
  static func value(_ node: DocumentNode) -> String {
    switch node.value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): number.string
    case .string(let string): text(string.text.string)
    case .array(let items): "[" + items.map(value).joined(separator: ",") + "]"
    case .object(let members):
      object(members.map { ($0.key.text.string, value($0.value)) })
    }
  }

  /// An object of members that are JSON already.
  static func object(_ members: [(name: String, json: String)]) -> String {
    "{" + members.map { text($0.name) + ":" + $0.json }.joined(separator: ",") + "}"
  }
}
