public import Diagnostics
public import Documents

/// The source's keys, in its order, as the tree they are written in.
public struct KeyTree: Sendable {
  /// The keys that hold a message, in order.
  public internal(set) var leaves: [Leaf] = []
  /// The members of the namespace.
  var root = Group()

  /// A key that holds a message.
  public struct Leaf: Sendable {
    /// The key's parts below the namespace.
    public var path: [String]
    /// The bytes of the key's last part.
    public var keySpan: Span
    /// The source message as written.
    public var text: DocumentText
  }

  /// The members of one object of the source.
  struct Group: Sendable {
    var names: [Text] = []
    var children: [Child] = []
    var spans: [Span] = []
  }

  /// What a member holds.
  enum Child: Sendable {
    case leaf(Int)
    case group(Group)
  }
}
