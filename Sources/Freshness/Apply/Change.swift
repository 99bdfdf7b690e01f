public import Outputs

/// One thing that was done to the disk.
public struct Change: Hashable, Sendable {
  /// The path from the project's root.
  public var path: ProjectPath
  /// What was done.
  public var kind: Kind

  /// What can be done to a file.
  public enum Kind: String, Hashable, Sendable {
    /// There was none before.
    case created
    /// Its bytes were replaced.
    case updated
    /// It is no more.
    case deleted
  }
}
