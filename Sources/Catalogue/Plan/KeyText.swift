public import Diagnostics

/// What a key says in one locale.
public enum KeyText: Sendable {
  /// A single text, as most are: there is nothing to resolve.
  case text(Text)
  /// Text with arguments, branches or tags.
  case pattern(SentencePattern)
}
