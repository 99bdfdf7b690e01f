public import Diagnostics

/// What an object's members are held to.
public struct MemberSchemas: Sendable {
  /// The members that are named, in the order of the file.
  public var named: [(key: Text, schema: JSONSchema)]
  /// What holds for every other.
  public var others: Others

  /// What holds for members that are not named.
  public enum Others: Sendable {
    /// They are free.
    case free
    /// There are none.
    case none
    /// They are held to a schema.
    case schema(JSONSchema)
  }

  /// The schema of a named member.
  public subscript(key: Text) -> JSONSchema? {
    named.first { $0.key == key }?.schema
  }
}
