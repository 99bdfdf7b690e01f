internal import Diagnostics
public import Documents

/// Writes JSON (RFC 8259) in UTF-8: escapes only where the standard demands them.
public enum JSONWriter {
  /// Appends a value without white space, its numbers as they were read.
  public static func append(_ node: DocumentNode, to output: inout [UInt8]) {
    switch node.value {
    case .null: output += "null".utf8
    case .bool(let isTrue): output += (isTrue ? "true" : "false").utf8
    case .number(let digits): output += digits.bytes
    case .string(let string): JSONLiteral.append(string.text.bytes, to: &output)
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
        JSONLiteral.append(member.key.text.bytes, to: &output)
        output.append(UInt8(ascii: ":"))
        append(member.value, to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }
}
