public import Diagnostics

/// One property of an object.
public struct APIProperty: Hashable, Sendable {
  /// The name on the wire and in code: camelCase and ASCII.
  ///
  /// It may be a reserved word of either language.
  public var name: String
  /// What it holds.
  public var type: APIType
  /// Whether it may be missing or null.
  public var presence: Presence
  /// What it means, in Markdown.
  public var description: String?
  /// The name's bytes in the description.
  public var span: Span

  /// How a property says nothing, if it can.
  public enum Presence: Hashable, Sendable {
    /// It always holds a value; missing or null is an error in reading.
    case required
    /// Nothing is written by leaving it out; read, missing and null are nothing.
    case optional
    /// Nothing is written as null; read, null is nothing, and missing is an error.
    case nullable
  }
}
