internal import Diagnostics
internal import Documents

extension JSONParser {
  /// Reads the number at `offset`, which begins with a digit or a minus.
  mutating func number() throws(Stop) -> DocumentNode {
    let start = offset
    var index = start
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let whole = index
    guard skipDigits(&index) else { throw Stop(badNumber(.noDigit(at: index))) }
    if bytes[whole] == UInt8(ascii: "0"), index > whole + 1 {
      throw Stop(badNumber(.leadingZero(at: whole)))
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      guard skipDigits(&index) else { throw Stop(badNumber(.noDigit(at: index))) }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
      {
        index += 1
      }
      guard skipDigits(&index) else { throw Stop(badNumber(.noDigit(at: index))) }
    }
    if index < bytes.count, JSONParser.isWordByte(bytes[index]) {
      throw Stop(badNumber(.extra(at: index)))
    }
    offset = index
    return DocumentNode(.number(Text(bytes[start..<index])), Span(start, index))
  }

  /// Steps over digits; false if there is none.
  private func skipDigits(_ index: inout Int) -> Bool {
    let start = index
    while index < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] { index += 1 }
    return index > start
  }
}
