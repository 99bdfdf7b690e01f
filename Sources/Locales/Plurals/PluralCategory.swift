/// CLDR's names for the forms that a count may take, in CLDR's order.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  /// Not every 0: in Latvian also 10, 11…19, 20.
  case zero
  /// Not only 1: in French also 0, in Russian also 21.
  case one
  /// Not only 2: in Slovenian also 102.
  case two
  /// Small numbers.
  case few
  /// Large numbers; in Czech fractions, in French whole millions.
  case many
  /// What no other category takes; every locale has it.
  case other

  /// The word of the category in a message, in CLDR and in Android's and Apple's files.
  public var name: String { rawValue }

  /// Reads the word of a category from UTF-8 bytes.
  public init?(utf8 word: ArraySlice<UInt8>) {
    // The first letter tells which it could be.
    let category: Self
    switch word.first {
    case UInt8(ascii: "z"): category = .zero
    case UInt8(ascii: "o"): category = word.count == 3 ? .one : .other
    case UInt8(ascii: "t"): category = .two
    case UInt8(ascii: "f"): category = .few
    case UInt8(ascii: "m"): category = .many
    default: return nil
    }
    guard word.elementsEqual(category.rawValue.utf8) else { return nil }
    self = category
  }

  /// Reads the word of a category.
  public init?(name: String) {
    self.init(rawValue: name)
  }
}

extension PluralCategory: Comparable {
  /// CLDR's order: zero, one, two, few, many, other.
  public static func < (left: PluralCategory, right: PluralCategory) -> Bool {
    left.rank < right.rank
  }

  /// Its place in CLDR's order, from 0.
  public var rank: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
