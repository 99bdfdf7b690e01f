public import Diagnostics

/// A value of a JSON or YAML document, with the bytes it was read from.
public struct DocumentNode: Hashable, Sendable {
  /// What it is.
  public var value: Value
  /// The bytes of the whole value in its file.
  public var span: Span

  /// What a node holds.
  public enum Value: Hashable, Sendable {
    /// `null`, and an empty value in YAML.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, as it is written.
    case number(Text)
    /// A text.
    case string(DocumentText)
    /// An array, in order.
    case array([DocumentNode])
    /// An object, its members in order, a key as often as it is written.
    case object([Member])
  }

  /// A key and its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: DocumentText
    /// The value.
    public var value: DocumentNode

    /// Makes a member.
    public init(key: DocumentText, value: DocumentNode) {
      self.key = key
      self.value = value
    }
  }

  /// Makes a node.
  public init(_ value: Value, _ span: Span) {
    self.value = value
    self.span = span
  }

  /// What kind of value this is, in words for people: `an object`, `a number`.
  public var kindName: String {
    switch value {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
