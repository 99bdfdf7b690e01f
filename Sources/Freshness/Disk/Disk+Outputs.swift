internal import Outputs

extension Disk {
  /// Reads an output as it lies on disk, through a link inside the project; nil if it is missing.
  func readOutput(_ path: ProjectPath) throws(DiskError) -> [UInt8]? {
    try reachOutput(path) { location, access throws(DiskError) in
      try readWhole(location, access, named: path.string)
    }
  }

  /// Whether an output lies on disk with exactly these bytes; nil if it is missing.
  func holdsOutput(_ path: ProjectPath, _ bytes: [UInt8]) throws(DiskError) -> Bool? {
    try reachOutput(path) { location, access throws(DiskError) in
      try holds(bytes, location, access, named: path.string)
    }
  }

  private func reachOutput<Result>(
    _ path: ProjectPath,
    _ body: (String, FileAccess) throws(DiskError) -> Result
  ) throws(DiskError) -> Result? {
    guard let location = try location(of: path, .read) else { return nil }
    do {
      return try body(location.path, .readUnlinked)
    } catch  where error.problem == .missing {
      return nil
    } catch  where error.problem == .linkCircle {
      // The folder is free of links, so it is the file itself that is one.
      return try body(try target(of: location, path, .read).path, .readUnlinked)
    }
  }

  /// Which file stands at an output's place, a link at the end not followed out of the project.
  func identity(_ path: ProjectPath) throws(DiskError) -> FileIdentity? {
    guard let location = try location(of: path, .read) else { return nil }
    do {
      return try call(.read, path.string) { fileSystem throws(SystemError) in
        try fileSystem.status(at: location.path)
      }.identity
    } catch  where error.problem == .missing {
      return nil
    }
  }

  /// Makes a folder and those above it.
  func makeFolders(_ folder: ProjectPath) throws(DiskError) {
    var (path, absent) = try realFolder(folder, .create)
    for name in absent {
      path += "/\(name)"
      do {
        try call(.create, folder.string) { fileSystem throws(SystemError) in
          try fileSystem.makeFolder(path)
        }
      } catch  where error.problem == .system(SystemCode.exists) {
        // Made by somebody else meanwhile, or a link to nothing, which `realpath` takes for missing.
        guard try kind(of: path) == .folder else {
          throw DiskError(.create, folder, .linkToNothing)
        }
      }
    }
  }

  /// Deletes an output.
  ///
  /// A link is deleted, not what it leads to. Missing is as good as deleted.
  func delete(_ path: ProjectPath) throws(DiskError) {
    guard let location = try location(of: path, .delete) else { return }
    try removeIfThere(location.path, path)
  }

  /// Removes a folder, and those above it, as long as they are empty.
  func prune(_ folder: ProjectPath) throws(DiskError) {
    var folder = folder
    while !folder.string.isEmpty {
      if try existingFolder(folder) != nil {
        do {
          try SystemError.retrying { () throws(SystemError) in
            try fileSystem.removeFolder(absolute(folder.string))
          }
        } catch  where Self.keepsFolder.contains(error.code) {
          return
        } catch {
          throw DiskError(.delete, folder, DiskProblem(error))
        }
      }
      folder = folder.folder
    }
  }

  /// Failures that only mean that the folder is in use, or a link, and stays.
  private static let keepsFolder: Set<Int32> = [
    SystemCode.notEmpty, SystemCode.exists, SystemCode.busy, SystemCode.notFolder,
  ]

  private func removeIfThere(_ absolute: String, _ path: ProjectPath) throws(DiskError) {
    do {
      try call(.delete, path.string) { fileSystem throws(SystemError) in
        try fileSystem.removeFile(absolute)
      }
    } catch  where error.problem == .missing {
      return
    }
  }

  /// Removes what a run that was killed while it wrote may have left in a folder.
  func sweep(_ folder: ProjectPath) throws(DiskError) {
    guard let real = try existingFolder(folder) else { return }
    let temporary = Location(folder: real, name: Self.temporaryName)
    try removeIfThere(temporary.path, ProjectPath("./\(folder.string)/\(Self.temporaryName)"))
  }

  /// The absolute path of a folder of the project; nil if there is none, or none that is ours.
  private func existingFolder(_ folder: ProjectPath) throws(DiskError) -> String? {
    do {
      let real = try realFolder(folder, .delete)
      return real.absent.isEmpty ? real.existing : nil
    } catch  where error.problem.isObstacle {
      return nil
    }
  }
}
