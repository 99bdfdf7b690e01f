public import Locales

/// What picks among a key's sentences: an argument and how it is looked at.
///
/// The same in every locale: the choices are the union over locales and branches.
public struct Selector: Hashable, Sendable {
  /// The argument's name.
  public var argument: String
  /// How it is looked at.
  public var kind: Kind
  /// Whether the platform's own plural picks the category, so that only exact numbers are parts of
  /// resource names.
  public var isNative: Bool
  /// The choices, in the order in which resources are written.
  public var choices: [Choice]

  /// How an argument is looked at.
  public enum Kind: Hashable, Sendable {
    /// `plural`, with its offset.
    case cardinal(offset: Int)
    /// `selectordinal`, with its offset.
    case ordinal(offset: Int)
    /// `select`.
    case word

    /// What is taken off the number before its category is looked up; 0 for a word.
    var offset: Int {
      switch self {
      case .cardinal(let offset), .ordinal(let offset): offset
      case .word: 0
      }
    }
  }

  /// One way a selector can fall.
  public enum Choice: Hashable, Sendable {
    /// `=5`.
    case exact(Int)
    /// A plural category picked by the accessor.
    case category(PluralCategory)
    /// Whatever category the platform's own plural picks.
    case native
    /// A branch word of a select, `other` among them.
    case word(String)
  }

  /// Makes a selector.
  public init(argument: String, kind: Kind, isNative: Bool, choices: [Choice]) {
    self.argument = argument
    self.kind = kind
    self.isNative = isNative
    self.choices = choices
  }

  /// What is taken off the number before its category is looked up; 0 for a word.
  public var offset: Int { kind.offset }
}
