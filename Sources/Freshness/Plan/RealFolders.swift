internal import Outputs

/// Where the folders of many outputs really are, each looked up once: links are followed name by name, and a project has
/// far fewer folders than outputs.
struct RealFolders: Sendable {
  private var paths: [ProjectPath: Result<String, DiskError>] = [:]

  /// Looks up the folders of paths that lie inside the project.
  init(of paths: [ProjectPath], on disk: Disk) {
    for path in paths {
      let folder = path.folder
      guard self.paths[folder] == nil else { continue }
      self.paths[folder] = Result { () throws(DiskError) in
        try disk.realPath(of: folder, .read)
      }
    }
  }

  /// Where one of the paths lies, or is to lie when its folder has been made.
  func location(of path: ProjectPath) throws(DiskError) -> Location {
    guard let folder = paths[path.folder] else { throw DiskError(.read, path, .missing) }
    return Location(folder: try folder.get(), name: path.name)
  }
}
