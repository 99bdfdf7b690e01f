internal import Outputs

extension Disk {
  /// The real folder of a path in the project, which may not exist yet in part or whole.
  ///
  /// - Returns: The absolute path without links of the deepest folder that exists, and the names
  ///   of those that are still to be made below it.
  func realFolder(
    _ folder: ProjectPath,
    _ action: DiskError.Action
  ) throws(DiskError) -> (existing: String, absent: [String]) {
    var existing = folder
    var absent: [String] = []
    while true {
      if existing.string.isEmpty { return (root, absent.reversed()) }
      do {
        let real = try call(action, folder.string) { fileSystem throws(SystemError) in
          try fileSystem.realPath(absolute(existing.string))
        }
        try refuseOutside(real, action, folder)
        return (real, absent.reversed())
      } catch  where error.problem == .missing {
        try refuseLink(at: existing, action, folder)
        absent.append(existing.name)
        existing = existing.folder
      }
    }
  }

  /// Where an output lies, or is to lie when its folder has been made.
  func location(
    of path: ProjectPath,
    _ action: DiskError.Action
  ) throws(DiskError) -> Location {
    if let problem = path.problem { throw DiskError(action, path, .badPath(problem)) }
    return Location(folder: try realPath(of: path.folder, action), name: path.name)
  }

  /// The absolute path of a folder in the project as it is, or will be when it has been made.
  func realPath(
    of folder: ProjectPath,
    _ action: DiskError.Action
  ) throws(DiskError) -> String {
    let real = try realFolder(folder, action)
    return ([real.existing] + real.absent).joined(separator: "/")
  }

  /// Where an input lies, links followed to the end and out of the project; nil if it is missing.
  func location(ofInput path: ProjectPath) throws(DiskError) -> Location? {
    do {
      return Location(
        real: try call(.read, path.string) { fileSystem throws(SystemError) in
          try fileSystem.realPath(absolute(path.string))
        }
      )
    } catch  where error.problem == .missing {
      return nil
    }
  }

  /// Where a link at an output's place leads, inside the project.
  func target(
    of link: Location,
    _ path: ProjectPath,
    _ action: DiskError.Action
  ) throws(DiskError) -> Location {
    do {
      let real = try call(action, path.string) { fileSystem throws(SystemError) in
        try fileSystem.realPath(link.path)
      }
      try refuseOutside(real, action, path)
      return Location(real: real)
    } catch  where error.problem == .missing {
      throw DiskError(action, path, .linkToNothing)
    }
  }

  /// Refuses a link to nothing, which `realpath` takes for a folder that is still to be made.
  private func refuseLink(
    at path: ProjectPath,
    _ action: DiskError.Action,
    _ folder: ProjectPath
  ) throws(DiskError) {
    do throws(DiskError) {
      let isLink = try call(action, folder.string) { fileSystem throws(SystemError) in
        try fileSystem.isLink(absolute(path.string))
      }
      if isLink { throw DiskError(action, folder, .linkToNothing) }
    } catch  where error.problem == .missing {
      return
    }
  }

  private func refuseOutside(
    _ real: String,
    _ action: DiskError.Action,
    _ path: ProjectPath
  ) throws(DiskError) {
    guard real.utf8.starts(with: "\(root)/".utf8) || real.utf8.elementsEqual(root.utf8) else {
      throw DiskError(action, path, .leavesProject)
    }
  }
}
