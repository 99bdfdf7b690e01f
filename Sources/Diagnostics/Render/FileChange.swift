/// One thing that a run did to a file of the project, or would do.
public struct FileChange: Hashable, Sendable {
  /// The path from the project's root.
  public var path: String
  /// What is done.
  public var kind: Kind
  /// Whether it was done, and not only planned.
  public var isDone: Bool

  /// What can be done to a file; the raw value is what it then was.
  public enum Kind: String, Hashable, Sendable {
    /// There was none before.
    case created
    /// Its bytes were replaced.
    case updated
    /// It is no more.
    case deleted

    /// What was to be done.
    var infinitive: String {
      switch self {
      case .created: "create"
      case .updated: "update"
      case .deleted: "delete"
      }
    }
  }

  /// Makes a change.
  public init(path: String, kind: Kind, isDone: Bool) {
    self.path = path
    self.kind = kind
    self.isDone = isDone
  }

  /// The change in words, without the path: `created`, `would create`.
  var sentence: String {
    isDone ? kind.rawValue : "would \(kind.infinitive)"
  }
}
