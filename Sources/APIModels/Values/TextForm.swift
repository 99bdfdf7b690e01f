internal import Diagnostics

/// The forms of dates, times and UUIDs.
enum TextForm {
  /// Whether a text is a day of the Gregorian calendar, `YYYY-MM-DD` (RFC 3339, `full-date`).
  static func isDate(_ text: Text) -> Bool {
    isDate(text.bytes)
  }

  /// Whether a text is an instant (RFC 3339, `date-time`): `T` and `Z` are capitals, and there is no
  /// second 60, since neither platform's clock has one.
  static func isTime(_ text: Text) -> Bool {
    let bytes = text.bytes
    guard bytes.count >= 20, isDate(bytes.prefix(10)) else { return false }
    let start = bytes.startIndex
    let time = Array(bytes[(start + 10)..<(start + 19)])
    guard time[0] == UInt8(ascii: "T"), time[3] == UInt8(ascii: ":"), time[6] == UInt8(ascii: ":"),
      isIn(0...23, time[1...2]), isIn(0...59, time[4...5]), isIn(0...59, time[7...8])
    else { return false }
    var rest = bytes[(start + 19)...]
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix { digit($0) != nil }
      if fraction.isEmpty { return false }
      rest = rest[fraction.endIndex...]
    }
    if rest.elementsEqual("Z".utf8) { return true }
    let offset = Array(rest)
    return offset.count == 6 && "+-".utf8.contains(offset[0]) && offset[3] == UInt8(ascii: ":")
      && isIn(0...23, offset[1...2]) && isIn(0...59, offset[4...5])
  }

  /// Whether a text is hexadecimal digits, 8, 4, 4, 4 and 12, with `-` between.
  static func isUUID(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12]
      && parts.joined().allSatisfy { byte in
        digit(byte) != nil || (0x61...0x66).contains(byte | 0x20)
      }
  }

  private static func isDate(_ bytes: ArraySlice<UInt8>) -> Bool {
    let date = Array(bytes)
    guard date.count == 10, date[4] == UInt8(ascii: "-"), date[7] == UInt8(ascii: "-"),
      let year = number(date[0...3]), let month = number(date[5...6]),
      let day = number(date[8...9]), (1...12).contains(month)
    else { return false }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
  }

  private static func isIn(_ range: ClosedRange<Int>, _ digits: ArraySlice<UInt8>) -> Bool {
    number(digits).map(range.contains) ?? false
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.reduce(0) { value, byte in
      guard let value, let digit = digit(byte) else { return nil }
      return value * 10 + digit
    }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte ? Int(byte - UInt8(ascii: "0")) : nil
  }
}
