/// One character of a text in UTF-8, as Unicode 16.0, table 3-7 allows it.
public enum UTF8Sequence {
  /// How many bytes the character at `start` takes, 1…4; nil if the bytes there are not UTF-8.
  ///
  /// Overlong forms, surrogates and what lies above U+10FFFF are not.
  public static func length(at start: Int, in bytes: [UInt8]) -> Int? {
    let first = bytes[start]
    let length: Int
    // The second byte's range rules out what the first byte alone cannot.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case ..<0x80: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if first == 0xE0 { second = 0xA0...0xBF }
      if first == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { second = 0x90...0xBF }
      if first == 0xF4 { second = 0x80...0x8F }
    default: return nil
    }
    guard start + length <= bytes.count, second.contains(bytes[start + 1]) else { return nil }
    for index in start + 2..<start + max(length, 2) where bytes[index] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }

  /// The character at `start`; nil if the bytes there are not UTF-8.
  public static func scalar(at start: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    guard let length = length(at: start, in: bytes) else { return nil }
    return String(decoding: bytes[start..<start + length], as: UTF8.self).unicodeScalars.first
  }
}
