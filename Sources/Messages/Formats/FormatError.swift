/// Why a number or a date cannot be printed as a message asks.
public struct FormatError: Error, Hashable, Sendable {
  /// What is wrong and why, in one sentence without a full stop; it names the token, letter or
  /// option.
  public var sentence: String
  /// What to write instead.
  public var help: String

  /// Makes an error.
  public init(_ sentence: String, help: String) {
    self.sentence = sentence
    self.help = help
  }
}
