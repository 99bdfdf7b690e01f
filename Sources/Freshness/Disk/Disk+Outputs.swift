internal import Outputs

extension Disk {
  /// Reads an output as it lies on disk; nil if it is missing.
  ///
  /// If it is a link inside the project, `location` becomes that of the link's target.
  func readOutput(
    _ path: ProjectPath,
    at location: inout Location
  ) throws(DiskError) -> [UInt8]? {
    try reachOutput(path, at: &location) { absolute throws(DiskError) in
      try readWhole(absolute, .readUnlinked, named: path.string)
    }
  }

  /// Whether an output lies on disk with exactly these bytes; nil if it is missing.
  ///
  /// If it is a link inside the project, `location` becomes that of the link's target.
  func holdsOutput(
    _ path: ProjectPath,
    _ bytes: [UInt8],
    at location: inout Location
  ) throws(DiskError) -> Bool? {
    try reachOutput(path, at: &location) { absolute throws(DiskError) in
      try holds(bytes, absolute, .readUnlinked, named: path.string)
    }
  }

  private func reachOutput<Result>(
    _ path: ProjectPath,
    at location: inout Location,
    _ body: (String) throws(DiskError) -> Result
  ) throws(DiskError) -> Result? {
    do {
      return try body(location.path)
    } catch  where error.problem == .missing {
      return nil
    } catch  where error.problem == .linkCircle {
      // The folder is free of links, so it is the file itself that is one.
      location = try target(of: location, path, .read)
      return try body(location.path)
    }
  }

  /// Which file stands at an output's place, a link at the end not followed out of the project.
  func identity(_ path: ProjectPath) throws(DiskError) -> FileIdentity? {
    let location = try location(of: path, .read)
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
        // Somebody else made it meanwhile.
        guard try kind(of: path) == .folder else { throw DiskError(.create, folder, .belowFile) }
      }
    }
  }

  /// Deletes an output.
  ///
  /// A link is deleted, not what it leads to. Missing is as good as deleted.
  func delete(_ path: ProjectPath) throws(DiskError) {
    try removeIfThere(location(of: path, .delete).path, path)
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

  /// Removes what a run that was killed while it wrote may have left in a folder, which is given as
  /// an absolute path without links.
  func sweep(_ folder: String) throws(DiskError) {
    let temporary = Location(folder: folder, name: Self.temporaryName)
    do {
      let name = temporary.path.utf8.dropFirst(root.utf8.count + 1)
      try removeIfThere(temporary.path, ProjectPath("\(Substring(name))"))
    } catch  where error.problem == .readOnly {
      // Said before the system looks whether there is a file; where nothing is to be written, fine.
      return
    }
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
