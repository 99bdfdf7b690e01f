/// The words after Tailwind's `@theme`.
struct ThemeOptions: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The value itself goes to the use, not a reference to the variable.
  static let inline = ThemeOptions(rawValue: 1)
  /// The variable is not set anywhere, only known.
  static let reference = ThemeOptions(rawValue: 2)
  /// The variable gives way to any that is not a default.
  static let isDefault = ThemeOptions(rawValue: 4)
  /// The variable is set whether it is used or not, which makes no difference to a colour.
  static let isStatic = ThemeOptions(rawValue: 8)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The option of a word; nil if there is none.
  init?(_ word: String) {
    switch word {
    case "inline": self = .inline
    case "reference": self = .reference
    case "default": self = .isDefault
    case "static": self = .isStatic
    default: return nil
    }
  }
}
