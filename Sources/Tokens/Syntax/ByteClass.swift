/// What a byte may be in CSS: the sets of code points of CSS Syntax 3, section 4.2, by bytes.
///
/// NUL counts as the U+FFFD it is read as, and so, as part of a name, does any byte of a
/// character outside ASCII.
struct ByteClass: OptionSet, Sendable {
  let rawValue: UInt8

  static let nameStart = ByteClass(rawValue: 1)
  static let name = ByteClass(rawValue: 2)
  static let digit = ByteClass(rawValue: 4)
  static let hexDigit = ByteClass(rawValue: 8)
  static let whitespace = ByteClass(rawValue: 16)
  static let newline = ByteClass(rawValue: 32)
  static let unprintable = ByteClass(rawValue: 64)
  /// What in a name stands for itself whatever is around it: its ASCII characters.
  static let plainName = ByteClass(rawValue: 128)

  /// The class of each byte.
  static let table: [ByteClass] = (0...255).map { ByteClass(of: UInt8($0)) }

  private init(of byte: UInt8) {
    switch byte {
    case 0, 0x80...: self = [.nameStart, .name]
    case 0x41...0x46, 0x61...0x66: self = [.nameStart, .name, .plainName, .hexDigit]
    case 0x47...0x5A, 0x67...0x7A, 0x5F: self = [.nameStart, .name, .plainName]
    case 0x30...0x39: self = [.name, .plainName, .digit, .hexDigit]
    case 0x2D: self = [.name, .plainName]
    case 0x0A, 0x0C, 0x0D: self = [.whitespace, .newline]
    case 0x09, 0x20: self = .whitespace
    case 0x01...0x08, 0x0B, 0x0E...0x1F, 0x7F: self = .unprintable
    default: self = []
    }
  }

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}
