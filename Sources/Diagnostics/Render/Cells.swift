/// A piece of text as a terminal shows it, which can be cut between any two characters.
///
/// What would move the cursor, hide or reorder text is shown, not sent: a tab is four spaces, a
/// control character is its picture (`␛`), an invisible or bidirectional one its number
/// (`<U+202E>`), and bytes that are not UTF-8 are `�`.
struct Cells {
  /// UTF-8.
  private(set) var bytes: [UInt8] = []
  /// Where each character ends in `bytes`, and the cells filled up to there.
  private var ends: [(byte: Int, cell: Int)] = []

  /// How many cells the text fills.
  var width: Int { ends.last?.cell ?? 0 }

  init(_ text: ArraySlice<UInt8>) {
    bytes.reserveCapacity(text.count)
    ends.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      // A mark after an ASCII letter belongs to it, so a letter is alone only before ASCII.
      let next = index + 1
      if text[index] < 0x80, next == text.endIndex || text[next] < 0x80 {
        append(ascii: text[index])
        index = next
      } else {
        var end = next
        while end < text.endIndex, text[end] >= 0x80 { end += 1 }
        for character in String(decoding: text[index..<end], as: UTF8.self) { append(character) }
        index = end
      }
    }
  }

  /// The first characters that fill no more than `limit` cells, with `…` for what is cut.
  func prefix(cells limit: Int) -> Cells {
    guard width > limit else { return self }
    let kept = ends.prefix { $0.cell < limit }
    var cut = Cells([])
    cut.bytes = Array(bytes[..<(kept.last?.byte ?? 0)])
    cut.ends = Array(kept)
    cut.append("…")
    return cut
  }

  /// The last characters that fill no more than `limit` cells, with `…` for what is cut.
  func suffix(cells limit: Int) -> Cells {
    guard width > limit else { return self }
    let spare = width - limit + 1
    let cut = ends.first { $0.cell >= spare } ?? (bytes.count, width)
    var kept = Cells([])
    kept.append("…")
    let shift = (byte: kept.bytes.count - cut.byte, cell: 1 - cut.cell)
    kept.bytes += bytes[cut.byte...]
    kept.ends += ends.lazy.filter { $0.byte > cut.byte }
      .map { ($0.byte + shift.byte, $0.cell + shift.cell) }
    return kept
  }

  private mutating func append(ascii byte: UInt8) {
    guard (0x20..<0x7F).contains(byte) else { return append(Character(Unicode.Scalar(byte))) }
    let cell = width + 1
    bytes.append(byte)
    ends.append((bytes.count, cell))
  }

  private mutating func append(_ character: Character) {
    if let shown = Self.visible(character) {
      append(shown: shown, width: shown.unicodeScalars.count)
    } else {
      append(shown: String(character), width: CellWidth.of(character))
    }
  }

  private mutating func append(shown text: String, width added: Int) {
    let cell = width + added
    bytes += text.utf8
    ends.append((bytes.count, cell))
  }

  /// What stands for a character that a terminal would obey or hide; nil for all others.
  private static func visible(_ character: Character) -> String? {
    guard let scalar = character.unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0x09: return "    "
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map { String($0) }
    case 0x7F: return "␡"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    default: return nil
    }
  }
}
