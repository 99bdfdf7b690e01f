public import Diagnostics

/// A text of a JSON or YAML document, decoded, with the bytes it was read from.
public struct DocumentText: Hashable, Sendable {
  /// The text after escapes were decoded.
  public var text: Text
  /// The bytes of the literal in its file, quotes included.
  public var span: Span
  /// How the literal is written, which decides where in the file a byte of `text` stands.
  public var notation: Notation

  /// How a text is written in its file.
  public enum Notation: Hashable, Sendable {
    /// Byte for byte, beginning at `contentStart` in the file: a literal without escapes or folding.
    case verbatim(contentStart: Int)
    /// Between double quotes with JSON's escapes.
    case jsonEscaped
    /// A YAML scalar whose bytes differ from its text: only its beginning is known.
    case folded
  }

  /// Makes a document text.
  public init(text: Text, span: Span, notation: Notation) {
    self.text = text
    self.span = span
    self.notation = notation
  }
}
