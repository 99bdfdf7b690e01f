internal import Diagnostics

extension Text {
  /// Whether it is `word`, given in lower case, but for the case of ASCII letters.
  func isWord(_ word: String) -> Bool {
    let expected = word.utf8
    guard bytes.count == expected.count else { return false }
    return zip(bytes, expected).allSatisfy { $0.lowercasedASCII == $1 }
  }

  /// The text with its ASCII letters in lower case, for a `switch` over known words.
  var lowercased: String {
    // Most names are in lower case as they stand, and go into a string without a copy between.
    bytes.contains { $0 &- 0x41 < 26 }
      ? String(decoding: bytes.map(\.lowercasedASCII), as: UTF8.self)
      : String(decoding: bytes, as: UTF8.self)
  }

  /// Whether it names a custom property: `--` and at least one more character.
  var isCustomPropertyName: Bool {
    bytes.count > 2 && bytes.starts(with: [UInt8(ascii: "-"), UInt8(ascii: "-")])
  }
}

extension UInt8 {
  /// The byte with an ASCII capital made small.
  var lowercasedASCII: UInt8 {
    self &- 0x41 < 26 ? self | 0x20 : self
  }
}
