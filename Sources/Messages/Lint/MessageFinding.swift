public import Diagnostics

/// Something in one message that reads well but prints otherwise than its author can have meant.
public struct MessageFinding: Hashable, Sendable {
  /// A path such as `words/unclosed-quote`.
  public var id: String
  /// Where it is, as UTF-8 offsets in the message's own text.
  public var span: Span
  /// What is wrong and why, in one sentence without a full stop.
  public var sentence: String
  /// What to write instead.
  public var help: String
  /// How much it weighs.
  public var severity: Severity
}
