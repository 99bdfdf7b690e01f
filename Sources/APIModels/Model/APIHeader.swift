public import Diagnostics

/// A header of an answer, read from text as a parameter is written.
public struct APIHeader: Hashable, Sendable {
  /// The name on the wire, as it is described; in HTTP its letter case does not count.
  public var name: String
  /// The name in code in lowerCamelCase: no other header's of the answer, and not `body`.
  public var codeName: String
  /// Whether an answer without it is not one of ours.
  public var isRequired: Bool
  /// What it holds: a scalar, or a reference to a scalar or words.
  public var type: APIElement
  /// What it means, in Markdown.
  public var description: String?
  /// A valid value.
  public var example: APIExample
  /// The name's bytes in the description.
  public var span: Span
}
