/// A stretch of text as it stands in a message.
enum TextToken {
  /// Bytes that print as they are.
  case plain
  /// `''`, which prints as one apostrophe.
  case doubledApostrophe
  /// From an apostrophe that quotes to after the one that closes it, or to the end of the message.
  case quoted(isClosed: Bool)
  /// `<name />`, which prints as `<name/>`; the name ends before `nameEnd`.
  case selfClosingTag(nameEnd: Int)
}
