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

  /// Whether a text can as a whole, looked at by its bytes: most do, and a text's characters are slow
  /// to walk.
  ///
  /// The lead bytes of what is not visible (C2, E2 and EF) are of visible characters too, so those
  /// texts are walked.
  static func isVisible(_ text: some StringProtocol) -> Bool {
    var needsWalk = false
    for byte in text.utf8 {
      if byte < 0x20 || byte == 0x7F { return false }
      needsWalk = needsWalk || byte == 0xC2 || byte == 0xE2 || byte == 0xEF
    }
    return !needsWalk || text.unicodeScalars.allSatisfy { isVisible($0) }
  }
}
