/// Bytes as text that JSON can carry (RFC 4648, 4), without Foundation, which `bottle` does not link.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )
  private static let padding = UInt8(ascii: "=")

  /// The text of bytes.
  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(0) { bits, place in
        bits << 8 | (place < group.count ? Int(group[start + place]) : 0)
      }
      for place in 0..<4 {
        let digit = bits >> (18 - 6 * place) & 0x3F
        text.append(place <= group.count ? alphabet[digit] : padding)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; nil if it is no base64.
  static func bytes(_ text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count % 4 == 0 else { return nil }
    let significant = digits.count - digits.suffix(2).count { $0 == padding }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(significant * 3 / 4)
    var bits = 0
    for (place, digit) in digits[..<significant].enumerated() {
      guard let value = alphabet.firstIndex(of: digit) else { return nil }
      bits = (bits << 6 | value) & 0xFFFF
      if place % 4 > 0 { bytes.append(UInt8(truncatingIfNeeded: bits >> (6 - 2 * (place % 4)))) }
    }
    return bytes
  }
}
