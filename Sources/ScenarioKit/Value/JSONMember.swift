/// A key and its value.
public struct JSONMember: Sendable {
  /// The key.
  public var key: String
  /// Its value.
  public var value: JSONValue

  /// Makes a member.
  public init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}
