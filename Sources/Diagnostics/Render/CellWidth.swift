/// How many cells of a terminal a character fills.
enum CellWidth {
  /// 0 for marks alone, 2 for wide letters and emoji, 1 for all else.
  static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if isWide(first) || scalars.contains(where: { $0.properties.isEmojiPresentation }) { return 2 }
    // U+FE0F asks for the emoji look of a character that is text otherwise.
    if scalars.contains("\u{FE0F}"), first.properties.isEmoji { return 2 }
    let isMark = scalars.allSatisfy {
      $0.properties.generalCategory == .nonspacingMark
        || $0.properties.generalCategory == .enclosingMark
    }
    return isMark ? 0 : 1
  }

  /// The blocks of East Asian width W and F (UAX #11); emoji are known by their own property.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18CFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD,
  ]

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100 && wide.contains { $0.contains(scalar.value) }
  }
}
