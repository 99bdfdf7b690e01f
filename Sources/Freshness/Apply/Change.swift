public import Diagnostics
public import Outputs

/// One thing that was done to the disk.
public struct Change: Hashable, Sendable {
  /// The path from the project's root.
  public var path: ProjectPath
  /// What was done.
  public var kind: FileChange.Kind
}
