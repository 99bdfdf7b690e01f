public import Diagnostics

/// A JSON Schema (2020-12) in the part of it that a suite's schema may use.
public struct JSONSchema: Sendable {
  /// What it asks of a value, all of it together; nothing is asked by an empty list.
  public var keywords: [Keyword]
  /// What it is about, in a few words.
  public var title: String?
  /// What it is about, in a sentence.
  public var summary: String?
  /// The bytes in its file; nil for one that was derived.
  public var span: Span?

  /// Makes a schema.
  public init(
    _ keywords: [Keyword],
    title: String? = nil,
    summary: String? = nil,
    span: Span? = nil
  ) {
    self.keywords = keywords
    self.title = title
    self.summary = summary
    self.span = span
  }
}
