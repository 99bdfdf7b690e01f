public import Diagnostics

/// Reads messages in ICU's MessageFormat as FormatJS reads them, which is what the web shows.
///
/// It differs in three things that no message's print can tell: a self-closing tag, which is text,
/// is one piece with the text around it; tags and branches may nest `depthLimit` deep; and an
/// exact branch whose number is not written as numbers print (`=01`) is a category, because either
/// is never selected.
public enum MessageParser {
  /// How many tags and branches may lie within each other; far more than anyone can read, and few
  /// enough for every walk of a message to be a plain recursion.
  public static let depthLimit = 100

  /// Reads `text` in time linear in its length.
  ///
  /// Texts in the message are windows on `text`, without a copy, wherever no quoting is undone.
  /// All spans of the result, an error's too, are UTF-8 offsets from the first byte of `text`.
  public static func parse(
    _ text: Text,
    options: ParserOptions = ParserOptions()
  ) -> Result<Message, MessageError> {
    guard text.bytes.contains(where: { startsSyntax($0) }) else {
      return .success(plain(text))
    }
    var reader = MessageReader(text.bytes, options)
    do throws(MessageError) {
      return .success(Message(try reader.readElements(in: .top)))
    } catch {
      return .failure(error)
    }
  }

  /// Whether a byte outside every brace and tag can begin anything but text.
  ///
  /// `}` and `#` cannot.
  private static func startsSyntax(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "'")
  }

  private static func plain(_ text: Text) -> Message {
    text.isEmpty ? Message([]) : Message([.text(text, Span(0, text.bytes.count))])
  }
}
