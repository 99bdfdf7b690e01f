internal import DriverModels

extension WireAnswer {
  /// The values of a header, each without the blanks at its ends, in the order they came.
  ///
  /// The letter case of a name does not count (RFC 9110, 5.1); blanks are spaces and tabs (5.5).
  func values(of name: String) -> [String] {
    headers.filter { $0.name.asciiLowercased.utf8.elementsEqual(name.asciiLowercased.utf8) }
      .map { $0.value.withoutBlanksAtItsEnds }
  }

  /// The first value of a header.
  func value(of name: String) -> String? {
    values(of: name).first
  }
}

extension String {
  /// The text with its ASCII letters small.
  var asciiLowercased: String {
    String(decoding: utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// The text without the spaces and tabs at its ends.
  var withoutBlanksAtItsEnds: String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let start = utf8.drop(while: isBlank)
    let end = start.reversed().drop(while: isBlank).count
    return String(decoding: start.prefix(end), as: UTF8.self)
  }
}
