extension JSONValue {
  /// How many bytes of a value a sentence shows.
  private static let mostShown = 160

  /// The value for a sentence: a word without quotes, anything else as JSON, cut where it is long.
  var shown: String {
    if case .string(let text) = self, Self.isWord(text) { return text }
    return Self.cut(String(decoding: json, as: UTF8.self))
  }

  /// A text with `…` for what is too much of it.
  static func cut(_ text: String) -> String {
    if text.utf8.count <= mostShown { return text }
    var cut = ""
    for scalar in text.unicodeScalars {
      if cut.utf8.count >= mostShown { break }
      cut.unicodeScalars.append(scalar)
    }
    return cut + "…"
  }

  /// Whether a text cannot be taken for another value, or for a part of the sentence.
  private static func isWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first), !["null", "true", "false"].contains(text)
    else { return false }
    return text.utf8.count <= mostShown
      && text.utf8.allSatisfy {
        isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || "-_./".utf8.contains($0)
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
