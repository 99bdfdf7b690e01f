/// Percent-encoding (RFC 3986).
enum PercentText {
  /// The text that is meant; nil where a `%` is followed by no byte, or the bytes are no UTF-8.
  static func decoded(_ text: some Sequence<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text)[...]
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The first value of a name after `?`; nil if there is none, or it cannot be read.
  static func value(of name: String, in target: String) -> String? {
    let query = target.utf8.drop { $0 != 0x3F }.dropFirst()
    for pair in query.split(separator: 0x26) {
      let key = pair.prefix { $0 != 0x3D }
      guard let key = decoded(key), key.utf8.elementsEqual(name.utf8) else { continue }
      return decoded(pair.drop { $0 != 0x3D }.dropFirst())
    }
    return nil
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
