public import Diagnostics
public import Documents
public import Locales
public import Messages

/// What one locale's file says for each of the source's keys.
public struct LocaleReading: Sendable {
  /// The locale.
  public var locale: LanguageTag
  /// The locale's rules.
  public var rules: LocaleRules
  /// The file, for the places of its messages.
  public var file: SourceFile
  /// Whether the file has a namespace to read at all; without one, all entries are missing.
  public var isReadable: Bool
  /// For each of the source's keys, in its order, what stands there.
  public var entries: [Entry]
  /// What is wrong with the file and with single messages.
  public var diagnostics: [Diagnostic]

  /// What stands at a key.
  public enum Entry: Sendable {
    /// Nothing, or something that is no text.
    case missing
    /// An empty text, which in a translation means that it has not been translated.
    case empty(DocumentText)
    /// A text that is not a message.
    case broken(DocumentText)
    /// A message.
    case message(DocumentText, Message)
  }
}

extension LocaleReading {
  /// How many keys have a message.
  public var messageCount: Int {
    entries.count { if case .message = $0 { true } else { false } }
  }
}
