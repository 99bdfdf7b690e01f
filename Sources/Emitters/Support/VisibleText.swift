/// What of a text can stand in code as it is.
enum VisibleText {
  /// Whether a character can: not a control, a line or paragraph separator, or a mark that makes code
  /// read in another order than it runs.
  static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: false
    default: true
    }
  }

  /// Whether a text can as a whole, by its UTF-8 bytes: most do, and characters are slow to walk.
  static func isVisible(_ text: some Sequence<UInt8>) -> Bool {
    var before: (UInt8, UInt8) = (0, 0)
    for byte in text {
      switch (before.0, before.1, byte) {
      case (_, _, 0..<0x20), (_, _, 0x7F), (_, 0xC2, 0x80...0x9F): return false
      case (0xE2, 0x80, 0xA8...0xAE), (0xE2, 0x81, 0xA6...0xA9), (0xEF, 0xBB, 0xBF): return false
      default: before = (before.1, byte)
      }
    }
    return true
  }
}
