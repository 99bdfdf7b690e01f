public import Outputs

extension Disk {
  /// A source with the bytes that were read from it, and those that should be in their place.
  public struct Mend: Sendable {
    let path: ProjectPath
    let old: [UInt8]
    let new: [UInt8]

    /// Makes a mend of a source inside the project.
    public init(_ path: ProjectPath, from old: [UInt8], to new: [UInt8]) {
      self.path = path
      self.old = old
      self.new = new
    }
  }

  /// Replaces sources, each as a whole; the caller holds the lock.
  ///
  /// If any was changed since it was read, or a link leads out of the project to it, that is thrown
  /// and none is replaced.
  public func apply(_ mends: [Mend]) throws(DiskError) {
    for mend in mends {
      var location = try location(of: mend.path, .read)
      guard try holdsOutput(mend.path, mend.old, at: &location) == true else {
        throw DiskError(.write, mend.path, .changed)
      }
    }
    for mend in mends {
      try write(mend.new, to: mend.path, flushing: true)
    }
  }
}
