public import Diagnostics

/// One of several words, and where it is open any other, which is written back as it was read.
public struct APIWords: Hashable, Sendable {
  /// The words, in the order they are described; at least one.
  public var words: [Word]
  /// Whether another word is an error in reading.
  public var isClosed: Bool
  /// The name of the case for any other word, in lowerCamelCase: `unknown`, or where a word has that
  /// `unknownWord`.
  public var otherName: String

  /// One word.
  public struct Word: Hashable, Sendable {
    /// The word on the wire.
    public var text: String
    /// Its name in lowerCamelCase, like no other of the enum, letter case aside.
    ///
    /// It may be a reserved word of either language.
    public var name: String
    /// The word's bytes in the description.
    public var span: Span
  }
}
