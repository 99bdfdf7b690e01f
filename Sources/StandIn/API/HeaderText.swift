/// Texts of HTTP's headers.
enum HeaderText {
  /// A text without the spaces and tabs at its ends (RFC 9110, 5.5).
  static func trimmed(_ text: some BidirectionalCollection<UInt8>) -> String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let start = text.drop(while: isBlank)
    let end = start.reversed().drop(while: isBlank).count
    return String(decoding: start.prefix(end), as: UTF8.self)
  }
}
