/// One file that an emitter made: where it goes, its bytes, and how to know it again.
public struct OutputFile: Sendable {
  /// The path from the project's root.
  public var path: ProjectPath
  /// The bytes as they should lie on disk, with LF only.
  public var bytes: [UInt8]
  /// How an earlier version of this file is told from one that somebody else wrote.
  public var mark: OwnershipMark

  /// Makes an output of a path, its bytes and its mark.
  public init(path: ProjectPath, bytes: [UInt8], mark: OwnershipMark = .header) {
    self.path = path
    self.bytes = bytes
    self.mark = mark
  }
}
