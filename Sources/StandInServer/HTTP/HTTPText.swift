/// Texts of HTTP.
enum HTTPText {
  /// A text with its ASCII letters small.
  static func folded(_ text: String) -> String {
    String(decoding: text.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// A text without the spaces and tabs at its ends.
  static func trimmed(_ text: some BidirectionalCollection<UInt8>) -> String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let start = text.drop(while: isBlank)
    let end = start.reversed().drop(while: isBlank).count
    return String(decoding: start.prefix(end), as: UTF8.self)
  }
}
