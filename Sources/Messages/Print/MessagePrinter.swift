public import Diagnostics

/// Writes messages as ICU text that reads back as the same message, up to spans.
public enum MessagePrinter {
  /// `message` as text, with no more quoting than it needs.
  public static func print(_ message: Message) -> Text {
    var writer = MessageWriter()
    writer.write(message.elements, in: .top)
    return Text(writer.bytes[...])
  }
}
