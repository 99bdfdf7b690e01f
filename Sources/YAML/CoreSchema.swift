internal import Diagnostics
internal import Documents

/// The types of plain scalars in YAML 1.2.2, section 10.3.2.
enum CoreSchema {
  /// What a plain scalar holds; nil if it is a text.
  static func value(of text: Text) -> DocumentNode.Value? {
    switch shortWord(text) {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .bool(true)
    case "false", "False", "FALSE": .bool(false)
    default: isNumber(text.bytes) ? .number(text) : nil
    }
  }

  /// Whether a plain scalar is a text today, but was a boolean in YAML 1.1.
  static func wasBoolean(_ text: Text) -> Bool {
    switch shortWord(text) {
    case "yes", "Yes", "YES", "no", "No", "NO", "on", "On", "ON", "off", "Off", "OFF": true
    default: false
    }
  }

  /// The text as a `String` if it is short enough to be one of the words above.
  private static func shortWord(_ text: Text) -> String? {
    text.bytes.count <= 5 ? text.string : nil
  }

  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, isDigit(first) || "+-.".utf8.contains(first) else {
      return false
    }
    if bytes.starts(with: "0o".utf8) { return isRun(bytes.dropFirst(2), of: isOctal) }
    if bytes.starts(with: "0x".utf8) { return isRun(bytes.dropFirst(2), of: isHexadecimal) }
    var rest = bytes
    let isSigned = rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-")
    if isSigned { rest.removeFirst() }
    if [".inf", ".Inf", ".INF"].contains(where: { rest.elementsEqual($0.utf8) }) { return true }
    if !isSigned, [".nan", ".NaN", ".NAN"].contains(where: { rest.elementsEqual($0.utf8) }) {
      return true
    }
    return isDecimal(rest)
  }

  /// Digits with a point anywhere among them, then an exponent or none.
  private static func isDecimal(_ bytes: ArraySlice<UInt8>) -> Bool {
    let mantissa = bytes.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let parts = mantissa.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }),
      parts.allSatisfy({ $0.allSatisfy(isDigit) })
    else { return false }
    if mantissa.endIndex == bytes.endIndex { return true }
    var exponent = bytes[(mantissa.endIndex + 1)...]
    if exponent.first == UInt8(ascii: "+") || exponent.first == UInt8(ascii: "-") {
      exponent.removeFirst()
    }
    return isRun(exponent, of: isDigit)
  }

  private static func isRun(_ bytes: ArraySlice<UInt8>, of kind: (UInt8) -> Bool) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy(kind)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isOctal(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "7") ~= byte
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
  }
}
