internal import Outputs

extension Disk {
  /// What a file is called until it is whole.
  ///
  /// One name for all, so that a later run knows what a killed one left behind. Only the holder of
  /// the project's lock writes, so nobody else can be using it.
  static let temporaryName = ".bottle-writing"

  /// Writes a whole file at once: a reader sees the old bytes or the new, never part of either.
  ///
  /// The folder must exist. An existing file keeps its mode; a link inside the project stays a
  /// link.
  ///
  /// - Parameter flushing: Whether to wait until the bytes would survive a loss of power.
  func write(
    _ bytes: [UInt8],
    to path: ProjectPath,
    flushing: Bool = false
  ) throws(DiskError) {
    var location = try location(of: path, .write)
    let mode = try existingMode(&location, path)
    let temporary = Location(folder: location.folder, name: Self.temporaryName).path
    do {
      try writeTemporary(bytes, at: temporary, mode: mode, flushing: flushing)
      try SystemError.retrying { () throws(SystemError) in
        try fileSystem.moveFile(temporary, location.path)
      }
    } catch {
      // The first failure is the one to report; the next run sweeps again.
      try? removeTemporary(at: temporary)
      throw DiskError(.write, path, DiskProblem(error))
    }
  }

  /// The mode of the file that is about to be replaced; nil if there is none.
  ///
  /// If it is a link, `location` becomes that of the link's target.
  private func existingMode(
    _ location: inout Location,
    _ path: ProjectPath
  ) throws(DiskError) -> UInt32? {
    do {
      let isLink = try call(.write, path.string) { [location] fileSystem throws(SystemError) in
        try fileSystem.isLink(location.path)
      }
      if isLink { location = try target(of: location, path, .write) }
    } catch  where error.problem == .missing {
      return nil
    }
    let status = try call(.write, path.string) { [location] fileSystem throws(SystemError) in
      try fileSystem.status(at: location.path)
    }
    switch status.kind {
    case .file: return status.mode
    case .folder: throw DiskError(.write, path, .isFolder)
    case .special: throw DiskError(.write, path, .isSpecial)
    }
  }

  private func writeTemporary(
    _ bytes: [UInt8],
    at path: String,
    mode: UInt32?,
    flushing: Bool
  ) throws(SystemError) {
    let descriptor = try createTemporary(at: path)
    do throws(SystemError) {
      if let mode {
        try SystemError.retrying { () throws(SystemError) in
          try fileSystem.setMode(descriptor, mode)
        }
      }
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = try SystemError.retrying { () throws(SystemError) in
          try fileSystem.writeBytes(descriptor, rest)
        }
        // Nothing written and nothing wrong would be tried for ever.
        if count == 0 { throw SystemError(code: SystemCode.noSpace) }
        rest = rest.dropFirst(count)
      }
      if flushing {
        try SystemError.retrying { () throws(SystemError) in try fileSystem.flush(descriptor) }
      }
    } catch {
      try? fileSystem.closeFile(descriptor)
      throw error
    }
    do {
      // A full disk may be reported as late as here. Never closed twice: after an interruption
      // the descriptor is closed, and its number may already be another file's.
      try fileSystem.closeFile(descriptor)
    } catch  where error.code == SystemCode.interrupted {
      return
    }
  }

  private func removeTemporary(at path: String) throws(SystemError) {
    try SystemError.retrying { () throws(SystemError) in try fileSystem.removeFile(path) }
  }

  /// Makes the temporary file, in place of one that a killed run left.
  private func createTemporary(at path: String) throws(SystemError) -> Descriptor {
    do {
      return try SystemError.retrying { () throws(SystemError) in
        try fileSystem.openFile(path, .create)
      }
    } catch  where error.code == SystemCode.exists {
      try removeTemporary(at: path)
      return try SystemError.retrying { () throws(SystemError) in
        try fileSystem.openFile(path, .create)
      }
    }
  }
}
