public import Outputs

/// What lies on disk at every path that a run is about, read once.
public struct Snapshot: Sendable {
  /// One path that is generated, listed in the manifest, or both.
  struct File: Sendable {
    var path: ProjectPath
    /// What should lie there; nil if it is no longer generated.
    var output: OutputFile?
    /// The fingerprints in the manifest; none if it is not listed.
    var digests: [Digest]
    var found: Found
  }

  /// What lies at a path.
  enum Found: Sendable {
    case missing
    /// What should lie there, line endings aside; not kept, since the output has it.
    case same
    case different([UInt8])
    /// The same file as an output that differs from this path in case only.
    case alias
    case obstacle(DiskProblem)
  }

  /// The tree that was compared.
  let tree: FileTree
  /// Sorted by path.
  let files: [File]
  let manifestPath: ProjectPath
  /// What lies at the manifest's path; never `same` or `alias`.
  let manifest: Found

  /// Reads everything that the tree or the manifest names.
  ///
  /// Something other than a file at one of the paths is part of the picture; a file that cannot be
  /// read is thrown.
  public init(
    of tree: FileTree,
    manifest manifestPath: ProjectPath,
    on disk: Disk
  ) throws(DiskError) {
    self.tree = tree
    self.manifestPath = manifestPath
    manifest = try Self.found(at: manifestPath, on: disk)
    var files: [File] = []
    for (path, output, digests) in Self.joined(tree, Self.listed(manifest)) {
      let found = try Self.found(at: path, wanted: output, on: disk)
      files.append(File(path: path, output: output, digests: digests, found: found))
    }
    try Self.resolveAliases(&files, on: disk)
    self.files = files
  }

  /// What the manifest on disk lists.
  var listed: Manifest { Self.listed(manifest) }

  private static func listed(_ manifest: Found) -> Manifest {
    if case .different(let bytes) = manifest { Manifest(reading: bytes) } else { Manifest([]) }
  }

  /// Every path of the tree and of the manifest, sorted, each once.
  private static func joined(
    _ tree: FileTree,
    _ manifest: Manifest
  ) -> [(path: ProjectPath, output: OutputFile?, digests: [Digest])] {
    var joined: [(path: ProjectPath, output: OutputFile?, digests: [Digest])] = []
    var entries = manifest.entries[...]
    for file in tree.files {
      while let entry = entries.first, entry.path < file.path {
        joined.append((entry.path, nil, entry.digests))
        entries.removeFirst()
      }
      if let entry = entries.first, entry.path == file.path {
        joined.append((file.path, file, entry.digests))
        entries.removeFirst()
      } else {
        joined.append((file.path, file, []))
      }
    }
    return joined + entries.map { ($0.path, nil, $0.digests) }
  }

  private static func found(
    at path: ProjectPath,
    wanted output: OutputFile? = nil,
    on disk: Disk
  ) throws(DiskError) -> Found {
    do {
      // Most outputs are as they should be: those are compared without being kept.
      if let output, try disk.holdsOutput(path, output.bytes) ?? false { return .same }
      guard let bytes = try disk.readOutput(path) else { return .missing }
      let isSame = output.map { LineEndings.unified(bytes) == $0.bytes } ?? false
      return isSame ? .same : .different(bytes)
    } catch  where error.problem.isObstacle {
      return .obstacle(error.problem)
    }
  }

  /// On a disk that ignores case, an output renamed from `A` to `a` is still found as `A`: that is
  /// no orphan to delete.
  private static func resolveAliases(_ files: inout [File], on disk: Disk) throws(DiskError) {
    var outputByFolded: [String: ProjectPath] = [:]
    for file in files where file.output != nil {
      outputByFolded[file.path.folded] = file.path
    }
    for index in files.indices where files[index].output == nil {
      guard
        case .different = files[index].found,
        let output = outputByFolded[files[index].path.folded],
        let identity = try disk.identity(output),
        try disk.identity(files[index].path) == identity
      else { continue }
      files[index].found = .alias
    }
  }
}
