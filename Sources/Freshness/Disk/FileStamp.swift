/// What the system knows about a file or a folder without reading it.
///
/// Two stamps of one path differ wherever its bytes may: they hold the size, the times and which
/// file it is, so that a file that was replaced by another counts too.
public struct FileStamp: Hashable, Sendable {
  private let status: FileStatus

  init(_ status: FileStatus) {
    self.status = status
  }
}

extension Disk {
  /// The stamp of what stands at a path, links followed; nil for nothing, or what may not be seen.
  ///
  /// - Parameter path: The path from the project's root, or an absolute one.
  public func stamp(of path: String) -> FileStamp? {
    let status = try? SystemError.retrying { () throws(SystemError) in
      try fileSystem.status(at: absolute(path))
    }
    return status.map(FileStamp.init)
  }
}
