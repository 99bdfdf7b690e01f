/// What an argument's value is.
public enum ParameterType: Hashable, Sendable {
  /// A text, printed as it is.
  case string
  /// A whole number.
  case integer
  /// A decimal number.
  case decimal
  /// A moment. With `dateOnly`, every use prints a calendar date, so one can be passed instead.
  case instant(dateOnly: Bool)
  /// `true` or `false`.
  case boolean
  /// One of the words of a select.
  case choice(Choice)

  /// The enum of a select's words.
  public struct Choice: Hashable, Sendable {
    /// The type's name in code, unique in the catalogue: `StopsLeftReason`.
    public var typeName: String
    /// The words in the source's order, without `other`.
    public var words: [String]
    /// Whether the message prints the argument too, so that `other` carries the word.
    public var printsWord: Bool

    /// Makes a choice.
    public init(typeName: String, words: [String], printsWord: Bool) {
      self.typeName = typeName
      self.words = words
      self.printsWord = printsWord
    }
  }
}
