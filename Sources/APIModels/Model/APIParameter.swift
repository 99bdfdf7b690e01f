public import Diagnostics

/// A value that a request carries outside its body.
///
/// Its text is that of a text, word, date or time itself; of a number, as on the wire; `true` or
/// `false`.
public struct APIParameter: Hashable, Sendable {
  /// The name on the wire.
  public var name: String
  /// The name in code in lowerCamelCase: no other parameter's of the operation, and not `body`.
  ///
  /// Where two would be alike, the later says where it goes: `dateHeader`.
  public var codeName: String
  /// Where it goes.
  public var location: Location
  /// Whether it is always there; in a path it is.
  public var isRequired: Bool
  /// What it holds: a scalar, or a reference to a scalar or words.
  public var type: APIElement
  /// What it means, in Markdown.
  public var description: String?
  /// A valid value.
  public var example: APIExample
  /// The bytes of the name in the description.
  public var span: Span

  /// Where a parameter goes.
  public enum Location: String, Hashable, Sendable, CaseIterable {
    /// In the path.
    case path
    /// After `?`.
    case query
    /// In a header.
    case header
  }
}
