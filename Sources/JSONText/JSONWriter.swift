public import Diagnostics
public import Documents

/// Writes JSON (RFC 8259) in UTF-8: escapes only where the standard demands them.
public enum JSONWriter {
  /// Appends a text between double quotes.
  ///
  /// Bytes that are not UTF-8 are passed on as they are.
  public static func append(_ text: Text, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text.bytes {
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        output += escape(byte)
      } else {
        output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Appends a value without white space, its numbers as they were read.
  public static func append(_ node: DocumentNode, to output: inout [UInt8]) {
    switch node.value {
    case .null: output += "null".utf8
    case .bool(let isTrue): output += (isTrue ? "true" : "false").utf8
    case .number(let digits): output += digits.bytes
    case .string(let string): append(string.text, to: &output)
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        append(element, to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        append(member.key.text, to: &output)
        output.append(UInt8(ascii: ":"))
        append(member.value, to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }

  /// The escape of a control character, a double quote or a backslash.
  static func escape(_ byte: UInt8) -> [UInt8] {
    let backslash = UInt8(ascii: "\\")
    switch byte {
    case 0x08: return [backslash, UInt8(ascii: "b")]
    case 0x09: return [backslash, UInt8(ascii: "t")]
    case 0x0A: return [backslash, UInt8(ascii: "n")]
    case 0x0C: return [backslash, UInt8(ascii: "f")]
    case 0x0D: return [backslash, UInt8(ascii: "r")]
    case 0x20...: return [backslash, byte]
    default:
      let digits = Array("0123456789abcdef".utf8)
      return Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
}
