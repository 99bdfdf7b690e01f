/// Texts as JSON writes them (RFC 8259, section 7): escapes only where the standard demands them.
public enum JSONLiteral {
  /// Appends a text between double quotes.
  public static func append(_ text: String, to output: inout [UInt8]) {
    append(text.utf8, to: &output)
  }

  /// Appends UTF-8 between double quotes; bytes that are not UTF-8 are passed on as they are.
  public static func append(_ text: some Sequence<UInt8>, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text {
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        output += escape(byte)
      } else {
        output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  /// The escape of a control character, a double quote or a backslash.
  public static func escape(_ byte: UInt8) -> [UInt8] {
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
