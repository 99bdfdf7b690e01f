internal import Outputs

/// Which path each file on disk belongs to, so that no two paths are one file through links.
struct Owners {
  private var paths: [Location: ProjectPath] = [:]

  /// Begins with what is read, which nothing may be written to.
  init(_ inputs: [ProjectPath], on disk: Disk) throws(DiskError) {
    for input in inputs {
      if let location = try disk.location(ofInput: input) { paths[location] = input }
    }
  }

  /// Gives a file's place to its path; where it is another's already, that is in its way.
  mutating func claim(_ file: inout Snapshot.File) {
    guard let location = file.location else { return }
    if let owner = paths[location], owner != file.path {
      file.found = .obstacle(.sameFile(as: owner))
    } else {
      paths[location] = file.path
    }
  }

  /// Gives each output its place, those that no link leads to first, and takes what is no longer
  /// generated for gone where its place is another's.
  mutating func tellApart(_ files: inout [Snapshot.File], on disk: Disk) {
    let outputs = files.indices.filter { files[$0].output != nil }
    let isLinked = { [files] index in
      files[index].location?.path != disk.absolute(files[index].path.string)
    }
    for index in outputs.filter({ !isLinked($0) }) + outputs.filter(isLinked) {
      claim(&files[index])
    }
    for index in files.indices where files[index].output == nil {
      if let owner = files[index].location.flatMap({ paths[$0] }), owner != files[index].path {
        files[index].found = .alias
      }
    }
  }
}
