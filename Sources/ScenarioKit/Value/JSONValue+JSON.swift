internal import Diagnostics

extension JSONValue {
  /// The value as JSON on one line, without spaces, its members in their order; UTF-8.
  ///
  /// A number that is not finite, which JSON has not, is written as `null`.
  public var json: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let truth): bytes += (truth ? "true" : "false").utf8
    case .int(let whole): bytes += String(whole).utf8
    case .double(let number):
      if let whole = Int64(exactly: number) {
        bytes += String(whole).utf8
      } else {
        bytes += (number.isFinite ? "\(number)" : "null").utf8
      }
    case .string(let text): JSONLiteral.append(text, to: &bytes)
    case .array(let items):
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        item.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONLiteral.append(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}

extension String {
  /// The text as JSON.
  var quoted: String {
    String(decoding: JSONValue.string(self).json, as: UTF8.self)
  }
}
