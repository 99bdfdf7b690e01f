internal import Diagnostics

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
  mutating func member(_ name: String, _ text: Text) {
    key(name)
    comma()
    JSONLiteral.append(text.bytes, to: &bytes)
  }

  /// Writes a member that is a string.
  mutating func member(_ name: String, _ string: String) {
    member(name, Text(string))
  }

  /// Writes a member that is a whole number.
  mutating func member(_ name: String, _ number: Int) {
    key(name)
    literal("\(number)")
  }

  /// Writes a string.
  mutating func string(_ string: String) {
    comma()
    JSONLiteral.append(string.utf8, to: &bytes)
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
