/// JSON as far as it is written, without white space.
struct JSONBytes {
  private(set) var bytes: [UInt8] = []
  /// Whether a comma goes before what comes next.
  private var needsComma = false

  /// Opens an object or array with its bracket.
  mutating func open(_ bracket: Unicode.Scalar) {
    comma()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  /// Closes an object or array with its bracket.
  mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  /// Writes a member's name.
  mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a member that is a string.
  mutating func member(_ name: String, _ string: String) {
    key(name)
    self.string(string)
  }

  /// Writes a member that is a whole number.
  mutating func member(_ name: String, _ number: Int) {
    key(name)
    literal("\(number)")
  }

  /// Writes a string.
  mutating func string(_ string: String) {
    comma()
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x10: bytes += "\\u000\(String(byte, radix: 16))".utf8
      case 0x10..<0x20: bytes += "\\u00\(String(byte, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a number, `true`, `false` or `null`.
  mutating func literal(_ literal: String) {
    comma()
    bytes += literal.utf8
  }

  private mutating func comma() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
