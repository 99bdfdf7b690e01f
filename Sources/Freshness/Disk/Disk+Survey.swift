extension Disk {
  /// Looks at what there is in the project, folder by folder from the root down.
  ///
  /// Links to folders are not followed, so that there is no way back up; links to files count as
  /// files. A folder that cannot be looked into is told and left out.
  ///
  /// - Parameters:
  ///   - limit: The most files and folders to look at.
  ///   - enters: Whether to look into a folder, by its name.
  public func survey(
    limit: Int,
    enters: (String) -> Bool
  ) throws(DiskError) -> Survey {
    var survey = Survey()
    var folders = [""]
    var next = 0
    var seen = 0
    while next < folders.count {
      let folder = folders[next]
      next += 1
      for name in try names(in: folder, &survey) {
        if seen == limit {
          survey.isCutShort = true
          return survey
        }
        seen += 1
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        guard let entry = try entry(path, &survey) else { continue }
        switch entry.kind {
        case .file: survey.files.append(Survey.File(path: path, size: entry.size))
        case .folder where enters(name): folders.append(path)
        case .folder, .special: break
        }
      }
    }
    return survey
  }

  /// The names in a folder; none in one that is closed, if it is not the root.
  private func names(in folder: String, _ survey: inout Survey) throws(DiskError) -> [String] {
    do {
      return try list(folder)
    } catch  where !folder.isEmpty && error.problem.isLocal {
      survey.failures.append(error)
      return []
    }
  }

  /// What an entry of a folder is; nil for what leads nowhere, or to another folder.
  private func entry(_ path: String, _ survey: inout Survey) throws(DiskError) -> FileStatus? {
    do {
      let status = try call(.read, path) { fileSystem throws(SystemError) in
        try fileSystem.status(at: absolute(path))
      }
      guard status.kind == .folder else { return status }
      let isLink = try call(.read, path) { fileSystem throws(SystemError) in
        try fileSystem.isLink(absolute(path))
      }
      return isLink ? nil : status
    } catch  where error.problem == .missing || error.problem.isObstacle {
      return nil
    } catch  where error.problem.isLocal {
      survey.failures.append(error)
      return nil
    }
  }
}

extension DiskProblem {
  /// Whether it is about one place, and others are as good as before.
  fileprivate var isLocal: Bool {
    switch self {
    // What was there a moment ago may be gone, or another thing.
    case .missing, .belowFile, .linkCircle, .denied, .nameTooLong, .system: true
    default: false
    }
  }
}
