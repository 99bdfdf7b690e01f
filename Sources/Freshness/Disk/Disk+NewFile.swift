public import Outputs

extension Disk {
  /// Writes a file whose place must be free.
  ///
  /// - Returns: Whether it was: where anything stands there already, even a link to nothing, nothing
  ///   is written.
  public func writeNew(_ bytes: [UInt8], to path: ProjectPath) throws(DiskError) -> Bool {
    try withLock { () throws(DiskError) in
      guard try !isTaken(path) else { return false }
      try write(bytes, to: path)
      return true
    }
  }

  /// Whether anything stands at a path of the project, even a link to nothing.
  public func isTaken(_ path: ProjectPath) throws(DiskError) -> Bool {
    do {
      _ = try call(.read, path.string) { fileSystem throws(SystemError) in
        try fileSystem.isLink(absolute(path.string))
      }
      return true
    } catch  where error.problem == .missing {
      return false
    }
  }
}
